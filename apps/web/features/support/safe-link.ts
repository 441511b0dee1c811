/** An address that may be shown in a frame: https, and not the app itself. @returns null when it may not */
export function safeLink(link: string | null, ownOrigin: string): string | null {
  const url = link === null ? null : URL.parse(link);
  return url !== null && url.protocol === 'https:' && url.origin !== ownOrigin ? url.href : null;
}
