import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../../session/session.ts';
import { fileOf, lateBy, type AckState } from './kept-ack.ts';
import { ackOwner, ackStore, logKeys, lookForAcks } from './watch-acks.ts';

const refreshMs = 5_000;
export type AckCounts = Readonly<Record<AckState, number>>;

async function countAcks(): Promise<AckCounts> {
  const owner = ackOwner() ?? '';
  const counts = { waiting: 0, logged: 0, kept: 0, missing: 0, untrue: 0 };
  for (const state of Object.keys(counts) as AckState[]) counts[state] = await ackStore.count(owner, state);
  return counts;
}

/** How many promises this device keeps of whoever is signed in; undefined where it can't. Looks for them meanwhile. */
export function useAcks(): AckCounts | undefined {
  const userId = useUser()?.userId;
  useEffect(() => void lookForAcks(), [userId]);
  const { data } = useQuery({ queryKey: ['acks', userId], queryFn: countAcks, refetchInterval: refreshMs });
  return data;
}

/** How long after it was sent an order came, by the server's word, ms; null where that was soon enough. */
export function useLate(orderNo: string): number | null {
  const read = async () =>
    Math.max(...(await ackStore.about(ackOwner() ?? '', orderNo)).map((ack) => lateBy(ack) ?? 0));
  const { data = 0 } = useQuery({ queryKey: ['acks', 'late', orderNo], queryFn: read });
  return data > 0 ? data : null;
}

/** All promises of whoever is signed in as a file; or those alone that are in some states. */
export async function ackFile(states?: readonly AckState[]): Promise<string> {
  const acks = await ackStore.all(ackOwner() ?? '');
  const chosen = acks.filter(({ state }) => states === undefined || states.includes(state));
  return fileOf(chosen, await logKeys());
}
