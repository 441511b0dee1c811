import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/** Names of values that must never reach a log, wherever they stand. */
const secretKeys = [
  'password', 'oldPassword', 'newPassword', 'confirmPassword', 'fundPasswd', 'passwordHash', 'token', 'code', 'coin-auth', 'authorization', 'cookie',
  'email', 'phone', 'cardNo', 'bankCardNo', 'smtpUrl', 'databaseUrl', 'query', 'params', 'parameters', 'detail',
];
const quoted = (key: string): string => `["${key}"]`;
const redactedPaths = secretKeys.flatMap((key) => [quoted(key), `*${quoted(key)}`, `*.*${quoted(key)}`, `*.*.*${quoted(key)}`]);

/** An error's extra properties can hold a statement with its values: only its name, words and stack are kept. */
function presentError(error: Error): { type: string; message: string; stack: string } {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack };
}

/**
 * The structured log of the server.
 * @param level a pino level, or `silent`
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, redact: { paths: redactedPaths, censor: '[redacted]' }, serializers: { err: presentError }, base: null };
  return destination === undefined ? pino(options) : pino(options, destination);
}
