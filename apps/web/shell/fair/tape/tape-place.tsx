import { learnTape } from '../../../locales/late/tape-words.ts';
import { withWords } from '../../../locales/late/with-words.ts';
import { useSymbols } from '../../quotes/tickers.ts';
import { LatePart } from '../../routing/late-part.tsx';

const load = () => withWords(learnTape, () => import('./living-tape.tsx').then((m) => m.LivingTape));
const place = <div className="mx-4 mt-6 min-h-69 rounded-card bg-surface rail:mt-0" />;

/** The prices of what is listed first, as the chain that they are. */
export function TapePlace() {
  const [symbol] = useSymbols();
  return symbol === undefined ? place : <LatePart load={load} waiting={place} part={{ symbol }} quiet />;
}
