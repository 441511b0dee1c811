/** Whether this page can have passkeys: in a browser that knows them, over a safe connection, under a name. */
export const hasPasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);
