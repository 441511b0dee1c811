import type { OwnText } from '../../../operators/content-texts.ts';

type Written = Pick<OwnText, 'link' | 'text'>;

/**
 * Hosts that a text leads to, beside our own: read at least as widely as it is shown. Braces are dropped where a text
 * is shown, so they can't hide the beginning of a link, and what a page shows escaped is still part of an address.
 */
export function foreignHosts({ link, text }: Written, ownUrl: string | undefined): ReadonlySet<string> {
  const own = ownUrl === undefined ? null : URL.parse(ownUrl)?.host;
  const shown = text.replace(/[{}]/g, '');
  const found = [link ?? '', ...(shown.match(/https:\/\/[^\s)]+/g) ?? [])].flatMap((url) => URL.parse(url)?.host ?? []);
  return new Set(found.filter((host) => host !== own));
}
