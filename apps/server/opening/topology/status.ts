import type { Member } from './members.ts';

/** What a key of the terminal ends, with SIGKILL. */
export const killKeys = { e: 'engine', b: 'standby', a: 'api', s: 'stream' } as const;
export type Victim = (typeof killKeys)[keyof typeof killKeys];

/** Of engines the one that works, or one that stands by; of the others the first that there is. */
export const victimAmong = (members: readonly Member[], victim: Victim): Member | undefined =>
  members.find(({ part, isReady, pid }) => {
    if (pid === null) return false;
    if (victim === 'engine') return part === 'engine' && isReady;
    return victim === 'standby' ? part === 'engine' && !isReady : part === victim;
  });

function wordOf({ part, pid, isReady }: Member): string {
  if (pid === null) return 'ended';
  if (isReady) return part === 'engine' ? 'works' : 'ready';
  return part === 'engine' ? 'stands by' : 'starts';
}

/** The page of the terminal. @param url where customers reach all of it */
export function statusPage(url: string, members: readonly Member[]): string {
  const rows = members.map((member) => {
    const { name, port, pid, starts, isReady, lastWords } = member;
    const again = starts > 1 ? `started ${starts} times ${isReady ? '' : lastWords}` : '';
    const place = `${name.padEnd(10)} ${String(port).padEnd(6)} ${String(pid ?? '').padEnd(8)}`;
    return `  ${place} ${wordOf(member).padEnd(10)} ${again}`;
  });
  const keys = Object.entries(killKeys).map(([key, victim]) => `${key} ${victim}`);
  return [
    '',
    `  Candor as several processes, at ${url}`,
    '',
    '  process    port   pid      does',
    ...rows.map((row) => row.trimEnd()),
    '',
    `  kill -9:  ${keys.join('   ')}        q ends all`,
    '',
  ].join('\n');
}
