import { sentToOwner, type Message, type MessageKind } from '../../engine/rows/messages.ts';
import type { PushKind } from '../../push/subscriptions.ts';
import type { Services } from '../../services.ts';
import { messageWords } from './message-words.ts';

/** Which messages are pushed as what, and the page that shows more. */
const pushed: Partial<Record<MessageKind, readonly [kind: PushKind, pageOf: (message: Message) => string]>> = {
  'deposit-success': ['money', ({ reference }) => `pages/recharge/rechargeOrder?orderNo=${reference}`],
  'deposit-bonus': ['money', () => 'pages/property/property'],
  'deposit-rejected': ['money', ({ reference }) => `pages/recharge/rechargeOrder?orderNo=${reference}`],
  'withdrawal-approved': ['money', ({ reference }) => `pages/withdrawal/withdrawal?id=${reference}`],
  'withdrawal-sent': ['money', ({ reference }) => `pages/withdrawal/withdrawal?id=${reference}`],
  'withdrawal-success': ['money', ({ reference }) => `pages/withdrawal/withdrawal?id=${reference}`],
  'withdrawal-rejected': ['money', ({ reference }) => `pages/withdrawal/withdrawal?id=${reference}`],
  'product-completed': ['money', () => 'pages/property/property'],
  'stake-returned': ['orders', ({ reference }) => `pages/market/settlement?orderNo=${reference}`],
  liquidation: ['orders', () => 'pages/contract/contractOrder'],
  'stop-loss': ['orders', () => 'pages/contract/contractOrder'],
  'stop-profit': ['orders', () => 'pages/contract/contractOrder'],
  'stop-loss-dropped': ['orders', () => 'pages/contract/contractOrder'],
  'stop-profit-dropped': ['orders', () => 'pages/contract/contractOrder'],
  'price-alert': ['alerts', ({ params }) => `pages/futures/kline?symbol=${params['symbol'] ?? ''}`],
};

type Publishing = Pick<Services, 'engine' | 'stream' | 'push' | 'alerts' | 'ownerNotices'>;

const securityPage = (): string => 'pages/messages/messages';

/** Tells a customer who is there that something has come for them, and their devices that have asked for it. */
export function publishMessages({ engine, stream, push, alerts, ownerNotices }: Publishing): void {
  const publish = (message: Message): void => {
    const { userId, kind, reference } = message;
    if (stream.hears(userId)) stream.toUser(userId, 'notice', { type: 'message', kind, reference });
    const [pushKind, pageOf] = sentToOwner.has(kind) ? (['security', securityPage] as const) : (pushed[kind] ?? []);
    if (pushKind === undefined || pageOf === undefined) return;
    push.send(userId, pushKind, (language) => ({
      ...messageWords(message, language),
      page: pageOf(message),
      tag: `${kind} ${reference}`,
    }));
  };
  ownerNotices.onCommitted((messages) => messages.forEach(publish));
  engine.onCommitted(({ messages }) => ownerNotices.committed(messages));
  alerts.onFired((fired) => fired.forEach(({ message }) => publish(message)));
}
