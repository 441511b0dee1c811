import type { CallDeclaration } from '../call.ts';
import { errorStatus, type ErrorCode } from '../errors.ts';
import type { Json } from './shapes.ts';

/** What is said of an error, with its placeholders. */
export type MessageOf = (error: ErrorCode) => string;

const statuses = [...new Set(Object.values(errorStatus))].toSorted((a, b) => a - b);
const errorsOf = (status: number): ErrorCode[] =>
  (Object.keys(errorStatus) as ErrorCode[]).filter((error) => errorStatus[error] === status);

const descriptions: Readonly<Record<number, string>> = {
  400: 'What was sent can not be carried out; `field` names what is at fault',
  401: 'No session lives under this token, or key, signature or time of signing is not right',
  403: 'Not for this customer, or not now',
  404: 'There is no such thing',
  409: 'It stands otherwise by now',
  413: 'Too large',
  415: 'Of another kind than is taken',
  429: 'Too much at once; `retry-after` says when to ask again',
  500: 'Something is broken here; whether it was carried out is not known, so ask with the same Idempotency-Key',
  503: 'Not now; ask again with the same Idempotency-Key',
};

const schemaOf = (status: number): Json => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { const: status },
    message: { type: 'string', description: 'In the language of the header `lang`' },
    data: {
      type: ['object', 'null'],
      required: ['error'],
      properties: {
        error: { type: 'string', enum: errorsOf(status) },
        field: { type: 'string', description: 'The name of the input that is at fault' },
        params: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'Fills what the message names',
        },
      },
    },
  },
});

const exampleOf = (error: ErrorCode, messageOf: MessageOf): Json => ({
  summary: error,
  value: { code: errorStatus[error], message: messageOf(error), data: { error } },
});

/** The shapes of refusals, by their names. */
export const refusalSchemas = (): [name: string, schema: Json][] =>
  statuses.map((status) => [`Refusal${status}`, schemaOf(status)]);

/** Every error that there is, as the answers that calls name. */
export const refusalAnswers = (messageOf: MessageOf): Json =>
  Object.fromEntries(
    statuses.map((status) => [
      `Refused${status}`,
      {
        description: descriptions[status] ?? 'Refused',
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/Refusal${status}` },
            examples: Object.fromEntries(errorsOf(status).map((error) => [error, exampleOf(error, messageOf)])),
          },
        },
      },
    ]),
  );

/** With which statuses a call may be refused. */
function statusesOf({ access, movesMoney }: CallDeclaration, isPost: boolean): number[] {
  const always = [400, 404, 429, 500, 503];
  if (access === 'public' && !isPost) return always;
  return [
    ...always,
    ...(access === 'public' ? [] : [401]),
    403,
    ...(isPost || movesMoney === true ? [409, 413, 415] : []),
  ].toSorted((a, b) => a - b);
}

export const refusalsOf = (call: CallDeclaration, isPost: boolean): Json =>
  Object.fromEntries(
    statusesOf(call, isPost).map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
  );
