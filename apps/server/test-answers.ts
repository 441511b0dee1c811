import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}
/** An answer; `cut` begins one and ends the connection, `silence` never answers. */
export type Answer =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: unknown }
  | 'cut'
  | 'silence';

/** A service on this machine that answers whatever a test wants. */
export async function openTestAnswers(first: Answer = {}) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      const { answer } = service;
      if (answer === 'silence') return;
      if (answer === 'cut') {
        response.writeHead(200, { 'content-length': '500' }).write('{"half":', () => response.destroy());
        return;
      }
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {});
      response.writeHead(answer.status ?? 200, answer.headers ?? {}).end(text);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const service = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: first,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
