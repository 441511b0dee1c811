const key = 'operator-device';

/** By what the server knows this browser again: wrong tries of strangers then don't count for it. */
export const deviceToken = (): string | null => localStorage.getItem(key);

/** @param token null where the browser was known already */
export function keepDeviceToken(token: string | null): void {
  if (token !== null)
    localStorage.setItem(
      key,
      [token, ...(deviceToken() ?? '').split(',')]
        .filter((each) => each !== '')
        .slice(0, 5)
        .join(','),
    );
}
