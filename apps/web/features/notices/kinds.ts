import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BadgeCheck,
  Bell,
  CreditCard,
  Gift,
  Gem,
  Scale,
  Megaphone,
  ShieldAlert,
  ShieldX,
  Target,
  TriangleAlert,
  Undo2,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { hasPage } from '../../routes.ts';
import type { Query } from '../../shell/routing/hash.ts';

export type NoticeRow = CallAnswer<'POST /player/notice/page'>['list'][number];

const faces: Readonly<Record<string, { icon: LucideIcon; tone: string }>> = {
  'deposit-success': { icon: ArrowDownToLine, tone: 'bg-up-soft text-up' },
  'deposit-bonus': { icon: Gift, tone: 'bg-up-soft text-up' },
  'deposit-rejected': { icon: ArrowDownToLine, tone: 'bg-down-soft text-down' },
  'withdrawal-approved': { icon: ArrowUpFromLine, tone: 'bg-brand-soft text-brand' },
  'withdrawal-sent': { icon: ArrowUpFromLine, tone: 'bg-brand-soft text-brand' },
  'withdrawal-success': { icon: ArrowUpFromLine, tone: 'bg-up-soft text-up' },
  'withdrawal-rejected': { icon: ArrowUpFromLine, tone: 'bg-down-soft text-down' },
  'stake-returned': { icon: Undo2, tone: 'bg-up-soft text-up' },
  liquidation: { icon: TriangleAlert, tone: 'bg-down-soft text-down' },
  'stop-loss': { icon: Target, tone: 'bg-warn-soft text-warn' },
  'stop-profit': { icon: Target, tone: 'bg-up-soft text-up' },
  'stop-loss-dropped': { icon: TriangleAlert, tone: 'bg-warn-soft text-warn' },
  'stop-profit-dropped': { icon: TriangleAlert, tone: 'bg-warn-soft text-warn' },
  'product-completed': { icon: Gem, tone: 'bg-up-soft text-up' },
  'primary-certified': { icon: BadgeCheck, tone: 'bg-up-soft text-up' },
  'advanced-certified': { icon: BadgeCheck, tone: 'bg-up-soft text-up' },
  'primary-failed': { icon: ShieldX, tone: 'bg-down-soft text-down' },
  'advanced-failed': { icon: ShieldX, tone: 'bg-down-soft text-down' },
  'wallet-added': { icon: Wallet, tone: 'bg-warn-soft text-warn' },
  'bank-card-added': { icon: CreditCard, tone: 'bg-warn-soft text-warn' },
  'bank-card-removed': { icon: CreditCard, tone: 'bg-warn-soft text-warn' },
  'mirror-week': { icon: Scale, tone: 'bg-brand-soft text-brand' },
  'withdrawal-requested': { icon: ArrowUpFromLine, tone: 'bg-warn-soft text-warn' },
};

/** What a thief would do first: the way to stop withdrawals stands beside it. */
const security: ReadonlySet<string> = new Set([
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
export const isSecurity = (kind: string | null): boolean => kind !== null && security.has(kind);

/** The sign of a message by what it tells of. */
export const faceOf = ({ type, kind }: Pick<NoticeRow, 'type' | 'kind'>): { icon: LucideIcon; tone: string } =>
  type === 'notice'
    ? { icon: Megaphone, tone: 'bg-brand-soft text-brand' }
    : (faces[kind ?? ''] ??
      (isSecurity(kind)
        ? { icon: ShieldAlert, tone: 'bg-warn-soft text-warn' }
        : { icon: Bell, tone: 'bg-raised text-soft' }));

export interface Place {
  readonly path: string;
  readonly query: Query;
}

function targetOf(kind: string, reference: string): Place | null {
  if (kind.startsWith('deposit-')) return { path: 'pages/recharge/rechargeOrder', query: { orderNo: reference } };
  if (kind.startsWith('withdrawal-')) return { path: 'pages/withdrawal/withdrawal', query: { id: reference } };
  if (kind === 'stake-returned') return { path: 'pages/market/settlement', query: { orderNo: reference } };
  if (kind === 'liquidation' || kind.startsWith('stop-'))
    return { path: 'pages/contract/contractOrder', query: { orderNo: reference } };
  if (kind.startsWith('primary-')) return { path: 'pages/certify/first', query: {} };
  if (kind.startsWith('advanced-')) return { path: 'pages/certify/second', query: {} };
  if (kind === 'orders-silent') return { path: 'pages/currency/currencyOrder', query: {} };
  if (kind === 'mirror-week') return { path: 'pages/mirror/mirror', query: {} };
  if (kind.startsWith('passkey-')) return { path: 'pages/setting/passkeys', query: {} };
  if (kind === 'closing-requested') return { path: 'pages/setting/closeAccount', query: {} };
  if (kind === 'wallet-added') return { path: 'pages/wallet/wallet', query: {} };
  return kind === 'bank-card-added' ? { path: 'pages/bank/bank', query: {} } : null;
}

/**
 * Where a message leads; null where there is nothing to open. A completed product is found by asking: see `useTarget`.
 */
export function targetOfMessage({ kind, reference }: Pick<NoticeRow, 'kind' | 'reference'>): Place | null {
  const target = kind === null || reference === null ? null : targetOf(kind, reference);
  return target !== null && hasPage(target.path) ? target : null;
}
