import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';
import { bindPort, type BoundPort } from '../running/bound-port.ts';

/** The console's own port, and what comes by it. */
export interface ConsolePort {
  readonly port: BoundPort;
  readonly isAtConsole: (request: IncomingMessage) => boolean;
}

/** @returns null where the console has none of its own @throws StartError that says why it can't be had */
export async function bindConsole({
  CONSOLE_PORT,
  CONSOLE_HOST,
  HOST,
}: Pick<Settings, 'CONSOLE_PORT' | 'CONSOLE_HOST' | 'HOST'>): Promise<ConsolePort | null> {
  if (CONSOLE_PORT === undefined) return null;
  const seen = new WeakSet<IncomingMessage>();
  const port = await bindPort(CONSOLE_HOST ?? HOST, CONSOLE_PORT, (request) => seen.add(request));
  return { port, isAtConsole: (request) => seen.has(request) };
}
