/** The host that an address leads to; the address itself when it is none. */
export function hostOf(address: string): string {
  try {
    return new URL(address, location.href).host;
  } catch {
    return address;
  }
}

/** The host of a web address that is not of this product; null where it is. */
export function foreignHost(href: string): string | null {
  const host = hostOf(href);
  return host === '' || host === location.host ? null : host;
}
