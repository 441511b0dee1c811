import { DataHeldError } from '../db/database.ts';
import { SettingsError } from '../settings.ts';
import { StartError } from './start-error.ts';

interface Fault {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
}

const faultOf = (error: unknown): Fault => (typeof error === 'object' && error !== null ? error : {});

/** What an operator can mend is said in a line; anything else is a bug and keeps its stack. */
export function explainFault(error: unknown): string {
  if (error instanceof SettingsError) return `The settings can't be used:\n${error.message}`;
  if (error instanceof StartError || error instanceof DataHeldError) return error.message;
  const { code, message } = faultOf(error);
  if (code === rightsState)
    return `DATABASE_URL: this role may not do what the program needs (${String(message)}). ${rightsHelp}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Words for a port or an address that can't be listened on; any other error as it is. */
export function listenProblem(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const { code, syscall } = faultOf(error);
  if (code === 'EADDRINUSE')
    return problem(error, `Port ${port} is taken. Stop what listens there, or choose another: PORT=8090 npm start`);
  if (code === 'EACCES' && syscall === 'listen') {
    return problem(
      error,
      `Port ${port} needs more rights than this user has. Choose one above 1024: PORT=8080 npm start`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return problem(
      error,
      `HOST: ${host} is no address of this machine. ` +
        '127.0.0.1 is for this machine alone, 0.0.0.0 for every one that reaches it',
    );
  }
  return error;
}

/** SQLSTATEs of PostgreSQL (appendix A of its manual). */
const rightsState = '42501';
const rightsHelp = 'Give it the database: alter database … owner to …';
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'PostgreSQL refuses this user and password',
  '28000': 'PostgreSQL knows no such user, or lets it in from elsewhere only (pg_hba.conf)',
  '3D000': 'there is no such database: createdb makes one',
  [rightsState]: `this role may not work on the database. ${rightsHelp}`,
  53300: 'PostgreSQL has no connection left (max_connections)',
  '57P03': 'PostgreSQL is starting or stopping; try again',
};
const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
  'ENOENT',
]);

/**
 * Words for a PostgreSQL that doesn't let this program in; any other error as it is. Never the password of the address.
 */
export function databaseProblem(error: unknown, url: string): unknown {
  const { code, message } = faultOf(error);
  const { host, username, pathname } = new URL(url);
  const user = username === '' ? '' : `user ${decodeURIComponent(username)}, `;
  const place = `${user}database ${pathname.slice(1)} at ${host}`;
  const refusal = typeof code === 'string' ? refusals[code] : undefined;
  if (refusal !== undefined) return problem(error, `DATABASE_URL: ${refusal} (${place})`);
  if ((typeof code === 'string' && unreachable.has(code)) || /timeout|terminated/i.test(String(message))) {
    return problem(error, `DATABASE_URL: no PostgreSQL answers (${place}). Is it running, and does it listen there?`);
  }
  return error;
}

const problem = (cause: unknown, words: string): StartError => new StartError(words, { cause });
