import closeWithGrace from 'close-with-grace';
import { resolve } from 'node:path';
import { explainFault } from './running/explain-fault.ts';
import { openFront, type FrontServer } from './opening/front/open-front.ts';
import { returnMemory } from './opening/return-memory.ts';
import { openServer, type CandorServer } from './server.ts';
import { readSettings, type Settings } from './settings.ts';
import { isExposed } from './running/exposure.ts';

const drainMaxMs = 10_000;
/**
 * What the machine sends for a fault of the program: a listener would let it meet the same fault for ever, and takes
 * away how the engine makes an error of a fault within the embedded database.
 */
const faultSignals = ['SIGSEGV', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGTRAP'] as const;

const openToOthers = `  WARNING: others can reach this paper installation, and everybody may sign up.
  The demo account has a random password, said once; the page of messages is closed unless \
DEVELOPMENT_OUTBOX opens it.`;

function say({ services, url, demo, outboxUrl }: CandorServer, settings: Settings): void {
  const { db, market, feedInfo, publicLog } = services;
  const data =
    settings.DATABASE_URL === undefined
      ? `embedded PostgreSQL in ${resolve(settings.DATA_DIR)} ` +
        '(survives a killed process; a power cut may lose the last moments)'
      : `PostgreSQL (${db.kind}) at DATABASE_URL`;
  console.log(
    [
      '',
      `  Candor is up at ${url}`,
      '',
      ...(demo === null ? [] : [`  demo account   ${demo.account} / ${demo.password}`]),
      ...(outboxUrl === null ? [] : [`  messages       ${outboxUrl}`]),
      `  market feed    ${feedInfo.name}, ${market.listings.length} symbols` +
        (feedInfo.simulated ? ' (simulated market, test funds)' : ''),
      `  data           ${data}`,
      `  public log     ${publicLog.identity?.vkey ?? 'closed'}`,
      '',
      ...(settings.MODE === 'paper' && isExposed(settings) ? [openToOthers, ''] : []),
    ].join('\n'),
  );
}

type Running = Pick<FrontServer, 'log' | 'close'>;

async function runWhole(settings: Settings): Promise<Running> {
  const server = await openServer(settings);
  say(server, settings);
  const keepMemory = returnMemory(server.connections);
  return {
    log: server.services.log,
    close() {
      keepMemory();
      return server.close();
    },
  };
}

async function runFront(settings: Settings): Promise<Running> {
  const { url, ...running } = await openFront(settings);
  console.log(`\n  Candor (${settings.ROLE}) is up at ${url}\n`);
  return running;
}

const open = (settings: Settings): Promise<Running> =>
  settings.ROLE === 'api' || settings.ROLE === 'stream' ? runFront(settings) : runWhole(settings);

/**
 * Opens the server that the environment describes, and closes it on a signal. Ends the process when it can't be opened.
 */
export async function run(): Promise<void> {
  // What this program writes is for nobody else, whichever part of it writes.
  process.umask(0o077);
  let running: Running | null = null;
  // Also while it opens or stands by: to the first process of a container a signal that nobody hears is none.
  closeWithGrace({ delay: drainMaxMs, skip: [...faultSignals] }, async ({ err }) => {
    if (err !== undefined && running === null) console.error(explainFault(err));
    if (err !== undefined) running?.log.fatal({ err }, 'the program fails');
    await running?.close();
  });
  try {
    running = await open(readSettings(process.env));
  } catch (error) {
    console.error(explainFault(error));
    process.exit(1);
  }
}
