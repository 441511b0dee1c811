import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { markNow } from '../tracing/mark.ts';

/** Names of values that must never reach a log, at whatever depth they stand. */
const secretKeys = new Set([
  'password',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'fundPasswd',
  'passwordHash',
  'token',
  'operator-auth',
  'code',
  'oneTimePassword',
  'secret',
  'coin-auth',
  'authorization',
  'cookie',
  'email',
  'phone',
  'cardNo',
  'bankCardNo',
  'username',
  'secretsKey',
  'SECRETS_KEY',
  'SMS_TOKEN',
  'text',
  'smtpUrl',
  'databaseUrl',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'query',
  'params',
  'parameters',
  'detail',
]);
const deepest = 8;

/** A copy without secrets. Pino's own redaction knows paths only, and wildcards in them cost 80 µs a line. */
function censored(value: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secretKeys.has(key) ? '[redacted]' : censoredValue(inner, depth + 1),
    ]),
  );
}

function censoredValue(value: unknown, depth: number): unknown {
  // An error keeps its kind for its serializer.
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth > deepest) return '[too deep]';
  return Array.isArray(value) ? value.map((item) => censoredValue(item, depth + 1)) : censored(value, depth);
}

/** An error's extra properties can hold a statement with its values: only its name, words and stack are kept. */
function presentError(error: Error): { type: string; message: string; stack: string } {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack };
}

/** Whatever is logged while a call is answered names it. */
function mixin(): { requestId?: string } {
  const { requestId } = markNow() ?? {};
  return requestId === undefined ? {} : { requestId };
}

/**
 * The structured log of the server.
 * @param level a pino level, or `silent`
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const formatters = { log: (object: object) => censored(object) };
  // What a child logger is bound to doesn't pass the formatter.
  const redact = { paths: [...secretKeys].map((key) => `["${key}"]`), censor: '[redacted]' };
  return pino(
    { level, formatters, redact, mixin, serializers: { err: presentError }, base: null },
    destination ?? pino.destination(1),
  );
}
