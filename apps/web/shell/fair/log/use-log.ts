import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../../client/config.ts';
import { apiBase } from '../../session/preferences.ts';
import { serverNow } from '../../clock/server-clock.ts';
import { store, storedJson } from '../../storage.ts';
import { holdProof, noteOf, type Held } from './hold-proof.ts';
import { stampedIn } from './shown.ts';
import { lookAtLog, type Finding, type LogIdentity, type Looked, type Memory } from './look-at-log.ts';

const refreshMs = 30_000;
const key = (): string => `log memory ${apiBase()}`;

const memoryIn = (found: unknown): Memory | null =>
  found !== null && typeof found === 'object' && 'note' in found ? (found as Memory) : null;

async function get(place: string, isFresh = false): Promise<Uint8Array> {
  const answer = await fetch(`${apiBase()}/log/${place}`, { cache: isFresh ? 'reload' : 'default' });
  if (!answer.ok) throw new Error(`${place} answers ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The keys of the log that this device has remembered; null before it has seen any. */
export const rememberedKeys = (): readonly string[] | null => memoryIn(storedJson(key()))?.keys ?? null;

/** Looks at the log as {@link lookAtLog} does, and remembers. */
export async function look(log: LogIdentity): Promise<Looked> {
  const memory = memoryIn(storedJson(key()));
  const looked = await lookAtLog({ log, memory, get, now: serverNow() });
  if (looked.memory !== null) store(key(), JSON.stringify(looked.memory));
  return looked;
}

/**
 * Holds the checkpoint of a proof against what this device remembers of the log; what contradicts it is kept.
 * @returns null where it remembers nothing @throws where the log doesn't answer
 */
export async function held(proof: string): Promise<Held | null> {
  const remembered = (): Memory | null => memoryIn(storedJson(key()));
  const memory = remembered();
  if (memory === null) return null;
  const { held: found, evidence } = await holdProof(noteOf(proof), memory, get);
  // Another look may have gone on meanwhile.
  if (evidence !== null) store(key(), JSON.stringify({ ...(remembered() ?? memory), evidence }));
  return found;
}

/** The log as this device sees it, compared with what it has seen; undefined until it has looked. */
export function useLog(): { log: LogIdentity | null | undefined; looked: Looked | undefined } {
  const log = useConfig()?.log;
  const { data: looked } = useQuery({
    queryKey: ['log', log?.origin],
    queryFn: () => look(log as LogIdentity),
    enabled: log !== undefined && log !== null,
    refetchInterval: refreshMs,
  });
  return { log, looked };
}

/** When the log was last time-stamped elsewhere, as the server says; undefined or null where nothing is said. */
export function useStamped(): number | null | undefined {
  const read = async () => stampedIn(new TextDecoder().decode(await get('timestamps')));
  return useQuery({ queryKey: ['log', 'timestamps'], queryFn: read, staleTime: 600_000 }).data;
}

/** What contradicts what this device has seen: never called anything else. */
export const isLie = (finding: Finding): boolean => ['shrunk', 'forked', 'unnamed'].includes(finding);
