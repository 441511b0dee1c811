import type { CallAnswer } from '@candor/api-contract/index.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask } from '../../design/ask/ask.ts';
import { localOf } from '../../design/local-time.ts';
import { words } from '../../locales/words.ts';

export type Fault = CallAnswer<'GET /operator/faults'>['list'][number];
const w = words.voids;

/** An edge as it was shown, with its milliseconds; another one as it was typed. */
const edgeOf = (typed: string, edge: number): number => (typed === localOf(edge) ? edge : new Date(typed).getTime());

export type Outage = CallAnswer<'GET /operator/outages'>[number];

/** Proposes to void everything that an outage has touched: of all symbols, by one proposal. */
export const outageVoidOf = ({ from, to }: Pick<Outage, 'from' | 'to'>): Ask => ({
  ...w.proposeOutage,
  danger: true,
  fields: [
    { name: 'from', label: w.from, kind: 'time', initial: localOf(from) },
    { name: 'to', label: w.to, kind: 'time', initial: localOf(to), help: w.outageHelp },
    reasonField(w.reasonHelp),
  ],
  send: (values) =>
    propose({
      kind: 'outage-void',
      from: edgeOf(values['from'] ?? '', from),
      to: edgeOf(values['to'] ?? '', to),
      reason: values['reason'] ?? '',
    }),
});

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
  send: (values) =>
    propose({
      kind: 'void',
      symbol,
      from: edgeOf(values['from'] ?? '', from),
      to: edgeOf(values['to'] ?? '', to),
      faultId: id,
      reason: values['reason'] ?? '',
    }),
});
