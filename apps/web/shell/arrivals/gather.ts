import { formatPlain } from '@candor/core/money/decimal.ts';
import { signedAmount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { shownSum } from '../amounts/shown-parts.ts';
import { arrivalScale } from './arrivals.ts';
import type { Card, Outcome } from './card.ts';

type Result = Card & { readonly outcome: Outcome };
const isResult = (card: Card): card is Result => card.outcome !== undefined;

const shownResults = 5;
const mostOthers = 2;
/** So many receipts are recomputed at once, and no more. */
const mostProofs = 5;
const history = { path: 'pages/market/marketOrder', query: { tab: 'history' } };
const statement = { path: 'pages/accountRecord/accountRecord', query: {} };

/** What has come, with sign and currency. */
export const cameText = ({ units, currencyCode }: NonNullable<Card['came']>): string =>
  `${signedAmount(formatPlain(units, arrivalScale), currencyCode)} ${currencyCode}`;

/** Results as one: what they come to together, and the newest of them one by one. */
function together(results: readonly Result[]): Card {
  const nets = results.toReversed().flatMap(({ outcome }) => outcome.nets);
  const proofs = results.map(({ outcome }) => outcome.proofs);
  const { parts, total } = shownSum(nets);
  const shown = parts.slice(0, shownResults).map((net) => signedAmount(net));
  return {
    key: `results ${results.at(-1)?.key ?? ''}`,
    kind: 'many',
    count: nets.length,
    title: t('moment.results', { count: nets.length }),
    result: `${signedAmount(total)} USDT`,
    detail: [...shown, ...(parts.length > shownResults ? ['…'] : [])].join(' · '),
    to: results.every(({ kind }) => kind.startsWith('fast-')) ? history : statement,
    outcome: {
      nets,
      proofs: nets.length <= mostProofs && proofs.every((each) => each.length > 0) ? proofs.flat() : [],
      again: null,
    },
  };
}

/** Many at once, in one sentence. */
export const describeMany = (count: number): Card => ({
  key: `many ${count}`,
  kind: 'many',
  count,
  title: t('moment.many', { count }),
  result: '',
  detail: t('moment.seeStatement'),
  to: statement,
});

/** What came for the same reason in the same currency, as one with its sum. */
function added(others: readonly Card[]): Card[] {
  const found = new Map<string, Card>();
  for (const card of others) {
    const group = card.came === undefined ? card.key : `${card.kind} ${card.came.currencyCode}`;
    const before = found.get(group);
    found.set(group, before === undefined ? card : sumOf(before, card));
  }
  return [...found.values()];
}

function sumOf(before: Card, card: Card): Card {
  const units = (before.came?.units ?? 0n) + (card.came?.units ?? 0n);
  const came = { currencyCode: card.came?.currencyCode ?? '', units };
  return { ...card, count: before.count + card.count, to: statement, came, result: cameText(came) };
}

/** What waits to be told, in few cards: nobody should have to sit through them. @param waiting oldest first */
export function gather(waiting: readonly Card[]): Card[] {
  const results = waiting.filter(isResult);
  const others = added(waiting.filter((card) => !isResult(card)));
  return [
    ...(results.length > 1 ? [together(results)] : results),
    ...(others.length > mostOthers ? [describeMany(others.reduce((sum, { count }) => sum + count, 0))] : others),
  ];
}
