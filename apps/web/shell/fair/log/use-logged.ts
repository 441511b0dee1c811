import { useQuery } from '@tanstack/react-query';
import { readKey } from '@candor/verifier/log/note.ts';
import { logSteps } from '@candor/verifier/log/receipt-proof.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { queryClient } from '../../client/query.ts';
import { receiptQuery } from '../receipt-query.ts';
import { held, rememberedKeys } from './use-log.ts';

/**
 * Logged: a receipt stands in the log that this device knows, signed by its key. Lacking: its proof is wrong. Waiting:
 * there is none yet. Unproven: it can't be told here.
 */
export type Logged = 'logged' | 'lacking' | 'waiting' | 'unproven';

const askAgainMs = 2_000;
/** A receipt is in the log within a minute. */
const mostLooks = 30;

/**
 * Looks for the receipt of an order in the log, asking for it anew only while it was given without its place there.
 * @throws CallError, and where the log doesn't answer
 */
export async function lookForReceipt(orderNo: string): Promise<Logged> {
  const query = receiptQuery(orderNo);
  const known = queryClient.getQueryData<CallAnswer<'GET /fair/receipt/{orderNo}'>>(query.queryKey);
  const isThere = typeof known?.proof === 'string';
  const { content, proof } = isThere ? known : await queryClient.fetchQuery({ ...query, staleTime: 0 });
  if (proof === null) return 'waiting';
  const keys = (rememberedKeys() ?? []).flatMap((vkey) => readKey(vkey) ?? []);
  const steps = await logSteps(content, proof, keys);
  if (steps.some(({ ok }) => ok === false)) return 'lacking';
  const isSigned = steps.some(({ name, ok }) => name === 'signature' && ok === true);
  return isSigned && (await held(proof)) === 'held' ? 'logged' : 'unproven';
}

/** Whether the log holds the receipt of an order; undefined before it was looked for. @param known see {@link held} */
export function useLogged(orderNo: string, known: boolean): Logged | undefined {
  const { data } = useQuery({
    queryKey: ['in the log', orderNo],
    queryFn: () => lookForReceipt(orderNo),
    enabled: known,
    staleTime: ({ state }) => (state.data === 'logged' ? Infinity : 0),
    refetchInterval: ({ state }) =>
      state.data === 'waiting' && state.dataUpdateCount < mostLooks ? askAgainMs : false,
  });
  return data;
}
