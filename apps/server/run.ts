import closeWithGrace from 'close-with-grace';
import { resolve } from 'node:path';
import { DataHeldError } from './db/database.ts';
import { openServer, type CandorServer } from './server.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';
import { demoAccount } from './demo/account.ts';

const drainMaxMs = 10_000;

function say(server: CandorServer, settings: Settings): void {
  const { db, market, feedInfo } = server.services;
  const data = settings.DATABASE_URL === undefined
    ? `embedded PostgreSQL in ${resolve(settings.DATA_DIR)} (survives a killed process; a power cut may lose the last moments)`
    : `PostgreSQL (${db.kind}) at DATABASE_URL`;
  console.log([
    '', `  Candor is up at ${server.url}`, '',
    ...(settings.DEMO_ACCOUNT && settings.MODE === 'paper' ? [`  demo account   ${demoAccount.account} / ${demoAccount.password}`] : []),
    `  market feed    ${feedInfo.name}, ${market.listings.length} symbols${feedInfo.simulated ? ' (simulated market, test funds)' : ''}`,
    `  data           ${data}`, '',
  ].join('\n'));
}

/** What an operator can mend is said in a line; anything else is a bug and keeps its stack. */
function explain(error: unknown, port: number): string {
  const { code } = error as { code?: string };
  if (error instanceof SettingsError) return `The settings can't be used:\n${error.message}`;
  if (error instanceof DataHeldError) return error.message;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what listens there, or choose another: PORT=8090 npm start`;
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Choose one above 1024: PORT=8080 npm start`;
  return error instanceof Error ? error.stack ?? error.message : String(error);
}

/** Opens the server that the environment describes, and closes it on a signal. Ends the process when it can't be opened. */
export async function run(): Promise<void> {
  let port = 0;
  try {
    const settings = readSettings(process.env);
    port = settings.PORT;
    const server = await openServer(settings);
    say(server, settings);
    closeWithGrace({ delay: drainMaxMs }, async ({ err }) => {
      if (err !== undefined) server.services.log.fatal({ err }, 'the program fails');
      await server.close();
    });
  } catch (error) {
    console.error(explain(error, port));
    process.exit(1);
  }
}
