import { isIP } from 'node:net';

const endpointMaxChars = 1_000;
const insideNames =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|home\.arpa|onion)$/;

/** Whether a push service can live there: https on its ordinary port, at a public name, never at a bare address. */
export function isPushEndpoint(text: string): boolean {
  if (text.length > endpointMaxChars || !URL.canParse(text)) return false;
  const { protocol, port, username, password, hostname } = new URL(text);
  const isName =
    /^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) && isIP(hostname) === 0 && !insideNames.test(hostname);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isName;
}
