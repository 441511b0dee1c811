import type { CallAnswer } from '@candor/api-contract/index.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask } from '../../design/ask/ask.ts';
import { words } from '../../locales/en.ts';

export type Fault = CallAnswer<'GET /operator/faults'>['list'][number];
const w = words.voids;

/** What an input for a moment shows and gives: local time without a zone. */
const localOf = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 19);

/** Proposes to void the orders that a recorded fault has touched; an edge that isn't changed keeps its millisecond. */
export const voidOf = ({ id, symbol, from, to }: Fault): Ask => ({
  ...w.propose,
  danger: true,
  title: w.proposeTitle(symbol),
  fields: [
    { name: 'from', label: w.from, kind: 'time', initial: localOf(from) },
    { name: 'to', label: w.to, kind: 'time', initial: localOf(to), help: w.windowHelp },
    reasonField(w.reasonHelp),
  ],
  send: (values) => {
    const at = (name: string, edge: number): number => {
      const typed = values[name] ?? '';
      return typed === localOf(edge) ? edge : new Date(typed).getTime();
    };
    return propose({
      kind: 'void',
      symbol,
      from: at('from', from),
      to: at('to', to),
      faultId: id,
      reason: values['reason'] ?? '',
    });
  },
});
