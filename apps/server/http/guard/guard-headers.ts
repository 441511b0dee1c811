import type { Server } from 'node:http';

/** Of every answer, whoever makes it; pages have a policy of their own. */
export const guardHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** A year, as helmet says it for pages. */
const httpsOnlyHeader = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** @param httpsOnly whether browsers are to come by https only from now on */
export const guardHeadersOf = ({ httpsOnly }: { readonly httpsOnly?: boolean }): Readonly<Record<string, string>> => ({
  ...guardHeaders,
  ...(httpsOnly === true ? httpsOnlyHeader : {}),
});

/** The same for what answers below a path beside the door. They are set before anybody else sees the request. */
export function guardPath(server: Server, path: string, headers: Readonly<Record<string, string>>): void {
  server.prependListener('request', (request, response) => {
    if (request.url?.startsWith(path) === true) response.setHeaders(new Map(Object.entries(headers)));
  });
}
