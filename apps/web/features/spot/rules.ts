import type { CallAnswer } from '@candor/api-contract/index.ts';
import { useCall } from '../../shell/client/query.ts';
import { useSignedIn } from '../../shell/session/session.ts';

/** The pairs that can be traded, with their filters. They hardly ever change. */
export const useSpotRules = () => useCall('GET /portal/common/spotRule/list', undefined, { staleTime: 600_000 });

/** Whether rates depend on what a customer has traded. */
export const useHasTiers = (): boolean => (useSpotRules().data?.[0]?.feeTiers.length ?? 0) > 1;

export type OwnFees = CallAnswer<'GET /portal/order/spotFees'>;
/**
 * Own rates and what they are found by, which is counted once a day; of nobody who isn't signed in, nor where everybody
 * pays the same.
 */
export function useOwnFees(): OwnFees | undefined {
  const [isSignedIn, hasTiers] = [useSignedIn(), useHasTiers()];
  const { data } = useCall('GET /portal/order/spotFees', undefined, {
    enabled: isSignedIn && hasTiers,
    staleTime: 300_000,
    refetchInterval: 600_000,
  });
  return hasTiers ? data : undefined;
}
