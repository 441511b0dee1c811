import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newId } from '../../ids.ts';
import { markNow, withMark, type CallMark, type TraceParent } from '../../tracing/mark.ts';
import type { OpenSpan, Spans } from '../../tracing/spans.ts';

const idHeader = 'x-request-id';
const parentHeader = 'traceparent';
const idForm = /^[\w-]{16}$/;

type Asked = Pick<FastifyRequest, 'headers'>;

/** What a process that hands a call on says of it to the one that answers. */
export function markHeaders(): Record<string, string> {
  const { requestId, span } = markNow() ?? {};
  return {
    ...(requestId === undefined ? {} : { [idHeader]: requestId }),
    ...(span === undefined ? {} : { [parentHeader]: span }),
  };
}

const headerOf = ({ headers }: Asked, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/**
 * Nobody outside chooses an id: it stands in the log. Where only other processes of the installation ask, theirs is the
 * call's.
 */
export const requestIdOf =
  (handedOn: boolean) =>
  (request: Asked): string => {
    const sent = handedOn ? headerOf(request, idHeader) : undefined;
    return sent !== undefined && idForm.test(sent) ? sent : newId();
  };

interface MarkParts {
  readonly spans: Spans;
  /** Whether only other processes of the installation ask here. */
  readonly handedOn: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the call is traced. */
    span: OpenSpan | null;
  }
}

function begun(request: FastifyRequest, { spans, handedOn }: MarkParts): OpenSpan | null {
  const parent: TraceParent | undefined = handedOn ? headerOf(request, parentHeader) : undefined;
  if (parent === undefined && !spans.isTraced()) return null;
  const attributes = { 'http.request.method': request.method, 'candor.request_id': request.id };
  const name = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
  return spans.begin({ name, kind: 'server', parent, attributes });
}

/** What is done for a request, and what is logged meanwhile, is marked with its id and its span. */
export function markCalls(app: FastifyInstance, parts: MarkParts): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.span = begun(request, parts);
    const mark: CallMark = { requestId: request.id, ...(request.span === null ? {} : { span: request.span.parent }) };
    withMark(mark, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    request.span?.end({ attributes: { 'http.response.status_code': statusCode }, failed: statusCode >= 500 });
    done();
  });
}
