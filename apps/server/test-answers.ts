import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}
/** An answer; `cut` begins one and ends the connection, `silence` waits until it is told to answer. */
export type Answer =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: unknown }
  | 'cut'
  | 'silence';

/** A service on this machine that answers whatever a test wants. */
export async function openTestAnswers() {
  const asked: Asked[] = [];
  const silent: ServerResponse[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      if (service.answer === 'silence') silent.push(response);
      else send(response, service.answer);
    });
  });
  const service = {
    url: '',
    asked,
    answer: {} as Answer,
    /** Answers all that wait. */
    speak: () => {
      for (const response of silent.splice(0)) send(response, {});
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return Object.assign(service, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

function send(response: ServerResponse, answer: Exclude<Answer, 'silence'>): void {
  if (answer === 'cut') {
    response.writeHead(200, { 'content-length': '500' }).write('{"half":', () => response.destroy());
    return;
  }
  const { status = 200, headers = {}, body = {} } = answer;
  response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
}
