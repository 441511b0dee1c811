import { useConfig } from '../client/config.ts';
import { useCall } from '../client/query.ts';
import { useSignedIn } from '../session/session.ts';

/** With real money alone something stands before an order that is not the market's or the customer's own. */
function useReal(): boolean {
  const signedIn = useSignedIn();
  return useConfig()?.mode === 'real' && signedIn;
}

/** What the customer's country rules out. @param symbol of the ticket */
export function useOffer(product: 'fast' | 'futures', symbol: string) {
  const enabled = useReal();
  const { data } = useCall('GET /player/offer', undefined, { enabled, staleTime: 60_000 });
  const leverMax = data?.leverMax.find((one) => one.symbol === symbol)?.leverMax ?? Infinity;
  const isRuledOut = data?.notOffered.includes(product) === true || (product === 'futures' && leverMax === 0);
  return {
    /** The most leverage that futures of the symbol may be opened with. */
    leverMax,
    /** Why nothing can be opened here, in words; null when something can. */
    notOffered: isRuledOut ? (data?.reason ?? null) : null,
  };
}

const ask = () => import('./ask-questions.tsx').then((m) => m.askQuestions());

/** What a press of the ticket does: the four questions before the first real order, otherwise what it is for. */
export function useQuestionsFirst(): (act: () => void) => void {
  const isNeeded = useCall('GET /player/questions', undefined, { enabled: useReal() }).data?.isNeeded;
  return (act) => (isNeeded === true ? void ask() : act());
}
