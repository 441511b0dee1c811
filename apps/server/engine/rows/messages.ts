import type { Commission } from '@candor/core/agents/pay-commission.ts';
import type { Deposit } from '@candor/core/deposits/deposit.ts';
import type { EarnOrder } from '@candor/core/earn/order.ts';
import type { FuturesOrder } from '@candor/core/futures/order.ts';
import type { DroppedStop } from '@candor/core/futures/stops.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import type { Silence } from '@candor/core/spot/countdowns/countdown.ts';
import type { Withdrawal } from '@candor/core/withdrawals/withdrawal.ts';
import type { Statement } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { upsert, type Table } from './table.ts';

export const messageKinds = [
  'deposit-success',
  'deposit-bonus',
  'deposit-rejected',
  'withdrawal-requested',
  'withdrawal-approved',
  'withdrawal-sent',
  'withdrawal-success',
  'withdrawal-rejected',
  'stake-returned',
  'liquidation',
  'stop-loss',
  'stop-profit',
  'stop-loss-dropped',
  'stop-profit-dropped',
  'product-completed',
  'orders-silent',
  'agent-appointed',
  'agent-ended',
  'commission-paid',
  'primary-certified',
  'primary-failed',
  'advanced-certified',
  'advanced-failed',
  'price-alert',
  'mirror-week',
  'password-changed',
  'password-reset',
  'fund-password-set',
  'fund-password-changed',
  'fund-password-reset',
  'authenticator-on',
  'authenticator-off',
  'passkey-added',
  'passkey-removed',
  'new-device',
  'wallet-added',
  'bank-card-added',
  'bank-card-removed',
  'key-created',
  'withdrawals-frozen',
  'withdrawals-unfrozen',
  'closing-requested',
  'recovery-asked',
  'recovery-done',
  'recovery-refused',
  'recovery-stopped',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * What a thief would do first: its owner is told of it outside of the app as well, with the link that freezes
 * withdrawals.
 */
export const sentToOwner: ReadonlySet<MessageKind> = new Set<MessageKind>([
  'password-changed',
  'password-reset',
  'fund-password-set',
  'fund-password-changed',
  'fund-password-reset',
  'authenticator-on',
  'authenticator-off',
  'passkey-added',
  'passkey-removed',
  'new-device',
  'wallet-added',
  'bank-card-added',
  'bank-card-removed',
  'key-created',
  'withdrawal-requested',
  'withdrawals-frozen',
  'withdrawals-unfrozen',
  'closing-requested',
  'recovery-asked',
  'recovery-done',
  'recovery-refused',
  'recovery-stopped',
]);

/** Something a customer should hear of; told once for its reference. */
export interface Message {
  readonly userId: string;
  readonly kind: MessageKind;
  /** The order or thing it is about. */
  readonly reference: string;
  readonly params: Readonly<Record<string, string>>;
  readonly time: number;
  /** Where it goes out to: all of these, instead of the one address of its customer. */
  readonly addresses?: readonly string[];
}

/** What a batch may have to tell of. */
export interface BatchChanges {
  readonly deposits: Iterable<Deposit>;
  readonly withdrawals: Iterable<Withdrawal>;
  readonly futuresOrders: Iterable<FuturesOrder>;
  readonly droppedStops: Iterable<DroppedStop>;
  readonly earnOrders: Iterable<EarnOrder>;
  readonly silences: Iterable<Silence>;
  readonly commissions: Iterable<Commission>;
}

function ofDeposit({ userId, orderNo, status, credited, bonus, reason, finishedAt }: Deposit): Message[] {
  const about = { userId, reference: orderNo, time: finishedAt ?? 0 };
  if (status === 'rejected') return [{ ...about, kind: 'deposit-rejected', params: { reason: reason ?? '' } }];
  if (status !== 'success') return [];
  const credit: Message = {
    ...about,
    kind: 'deposit-success',
    params: { amount: formatAmount(credited, 'USDT'), currency: 'USDT' },
  };
  return bonus === 0n
    ? [credit]
    : [credit, { ...about, kind: 'deposit-bonus', params: { amount: formatAmount(bonus, 'USDT'), currency: 'USDT' } }];
}

const withdrawalKinds = {
  requested: 'withdrawal-requested',
  approved: 'withdrawal-approved',
  sending: 'withdrawal-sent',
  success: 'withdrawal-success',
  rejected: 'withdrawal-rejected',
} as const;

/** Where it goes, as its owner knows it. */
export const destinationText = (destination: Withdrawal['destination']): string =>
  destination.way === 'chain' ? destination.address : `${destination.bankName} ${destination.cardNo}`;

function ofWithdrawal(withdrawal: Withdrawal, now: number): Message[] {
  const { userId, orderNo, status, currency, expected, amount, reason, finishedAt } = withdrawal;
  if (status === 'cancelled' || status === 'unknown') return [];
  const shown = formatAmount(status === 'rejected' || status === 'requested' ? amount : expected, currency);
  const params = {
    amount: shown,
    currency,
    ...(status === 'requested' ? { destination: destinationText(withdrawal.destination) } : { reason: reason ?? '' }),
  };
  return [{ userId, reference: orderNo, kind: withdrawalKinds[status], params, time: finishedAt ?? now }];
}

const closeKinds = { liquidation: 'liquidation', stopLoss: 'stop-loss', takeProfit: 'stop-profit' } as const;

function ofFutures({ userId, orderNo, symbol, closeReason, close, closedAt }: FuturesOrder): Message[] {
  if (
    close === null ||
    closedAt === null ||
    closeReason === null ||
    closeReason === 'user' ||
    closeReason === 'reverse'
  )
    return [];
  return [
    {
      userId,
      reference: orderNo,
      kind: closeKinds[closeReason],
      params: { symbol, price: formatPlain(close.price, priceScale) },
      time: closedAt,
    },
  ];
}

const dropKinds = { stopLoss: 'stop-loss-dropped', takeProfit: 'stop-profit-dropped' } as const;

const ofDroppedStop = ({ order: { userId, orderNo, symbol }, what, stop, open }: DroppedStop): Message => ({
  userId,
  reference: orderNo,
  kind: dropKinds[what],
  time: open.time,
  params: { symbol, stop: formatPlain(stop, priceScale), price: formatPlain(open.price, priceScale) },
});

const ofEarn = ({ userId, orderNo, status, currency, principal, paid, endedAt }: EarnOrder): Message[] =>
  status === 'completed' && endedAt !== null
    ? [
        {
          userId,
          reference: orderNo,
          kind: 'product-completed',
          params: { amount: formatAmount(principal, currency), income: formatAmount(paid, currency), currency },
          time: endedAt,
        },
      ]
    : [];

const ofSilence = ({ userId, symbol, countdownMs, orders, at }: Silence): Message => ({
  userId,
  reference: `${symbol ?? ''} ${at}`,
  kind: 'orders-silent',
  params: { count: String(orders), seconds: String(countdownMs / 1_000) },
  time: at,
});

/** A platform day as it is written: `2026-11-28`. @param day its number, as core counts them */
export const platformDate = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

const ofCommission = ({ userId, day, commission, time }: Commission): Message => ({
  userId,
  reference: platformDate(day),
  kind: 'commission-paid',
  params: { amount: formatAmount(commission, 'USDT'), day: platformDate(day) },
  time,
});

/** @param now when the batch is written: the time of a step that keeps none */
export const messagesOf = (changes: BatchChanges, now: number): Message[] => [
  ...[...changes.deposits].flatMap(ofDeposit),
  ...[...changes.withdrawals].flatMap((withdrawal) => ofWithdrawal(withdrawal, now)),
  ...[...changes.futuresOrders].flatMap(ofFutures),
  ...[...changes.droppedStops].map(ofDroppedStop),
  ...[...changes.earnOrders].flatMap(ofEarn),
  ...[...changes.silences].map(ofSilence),
  ...[...changes.commissions].map(ofCommission),
];

const messageTable: Table = {
  name: 'message',
  keys: 3,
  changing: [],
  columns: [
    ['user_id', 'text'],
    ['kind', 'text'],
    ['reference', 'text'],
    ['id', 'text'],
    ['params', 'json'],
    ['time', 'bigint'],
    ['telling', 'text'],
    ['tell_at', 'bigint'],
    ['addresses', 'json'],
  ],
};

/** What was told before is not told again. */
export const messageRows = (messages: readonly Message[]): Statement[] =>
  upsert(
    messageTable,
    messages.map(({ userId, kind, reference, params, time, addresses }) => [
      userId,
      kind,
      reference,
      newId(),
      JSON.stringify(params),
      time,
      ...(sentToOwner.has(kind) ? ['waiting', time] : [null, null]),
      addresses === undefined ? null : JSON.stringify(addresses),
    ]),
  );
