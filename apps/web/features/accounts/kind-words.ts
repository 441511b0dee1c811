import { accountTypes } from '@candor/core/ledger/account.ts';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartCandlestick,
  CircleSlash,
  Equal,
  FlaskConical,
  Gift,
  HandCoins,
  Hourglass,
  Lock,
  LockOpen,
  ReceiptText,
  Repeat2,
  Scale,
  ScrollText,
  TrendingDown,
  TrendingUp,
  Undo2,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { t, type PlainKey } from '../../locales/i18n.ts';
import type { Kind, KnownKind } from './statement.ts';

interface KindWords {
  readonly icon: LucideIcon;
  readonly name: PlainKey;
  readonly text: PlainKey;
}

const kindWords: Readonly<Record<KnownKind, KindWords>> = {
  'sign-up-gift': { icon: Gift, name: 'accounts.signUpGift', text: 'accounts.signUpGiftText' },
  'bonus-release': { icon: LockOpen, name: 'accounts.bonusRelease', text: 'accounts.bonusReleaseText' },
  'test-funds': { icon: FlaskConical, name: 'accounts.testFunds', text: 'accounts.testFundsText' },
  transfer: { icon: ArrowLeftRight, name: 'accounts.transfer', text: 'accounts.transferText' },
  exchange: { icon: Repeat2, name: 'accounts.exchange', text: 'accounts.exchangeText' },
  'fast-stake': { icon: Zap, name: 'accounts.fastStake', text: 'accounts.fastStakeText' },
  'fast-win': { icon: TrendingUp, name: 'accounts.fastWin', text: 'accounts.fastWinText' },
  'fast-lose': { icon: TrendingDown, name: 'accounts.fastLose', text: 'accounts.fastLoseText' },
  'fast-tie': { icon: Equal, name: 'accounts.fastTie', text: 'accounts.fastTieText' },
  'fast-void': { icon: CircleSlash, name: 'accounts.fastVoid', text: 'accounts.fastVoidText' },
  'futures-hold': { icon: Hourglass, name: 'accounts.futuresHold', text: 'accounts.orderHoldText' },
  'futures-release': { icon: Undo2, name: 'accounts.futuresRelease', text: 'accounts.orderReleaseText' },
  'futures-open': { icon: ChartCandlestick, name: 'accounts.futuresOpen', text: 'accounts.orderTradeText' },
  'futures-lock': { icon: Lock, name: 'accounts.futuresLock', text: 'accounts.positionLockedText' },
  'futures-close': { icon: ChartCandlestick, name: 'accounts.futuresClose', text: 'accounts.positionClosedText' },
  'futures-liquidation': { icon: CircleSlash, name: 'accounts.futuresLiquidation', text: 'accounts.liquidationText' },
  'spot-hold': { icon: Hourglass, name: 'accounts.spotHold', text: 'accounts.orderHoldText' },
  'spot-release': { icon: Undo2, name: 'accounts.spotRelease', text: 'accounts.orderReleaseText' },
  'spot-fill': { icon: ArrowLeftRight, name: 'accounts.spotFill', text: 'accounts.orderTradeText' },
  'earn-purchase': { icon: Lock, name: 'accounts.earnPurchase', text: 'accounts.earnPurchaseText' },
  'earn-income': { icon: HandCoins, name: 'accounts.earnIncome', text: 'accounts.earnIncomeText' },
  'earn-return': { icon: LockOpen, name: 'accounts.earnReturn', text: 'accounts.earnReturnText' },
  'earn-redeem': { icon: Undo2, name: 'accounts.earnRedeem', text: 'accounts.earnRedeemText' },
  deposit: { icon: ArrowDownToLine, name: 'accounts.deposit', text: 'accounts.depositText' },
  'deposit-bonus': { icon: Gift, name: 'accounts.depositBonus', text: 'accounts.depositBonusText' },
  'bonus-refuse': { icon: Undo2, name: 'accounts.bonusRefuse', text: 'accounts.bonusRefuseText' },
  'withdrawal-hold': { icon: Hourglass, name: 'accounts.withdrawalHold', text: 'accounts.withdrawalHoldText' },
  'withdrawal-release': { icon: Undo2, name: 'accounts.withdrawalRelease', text: 'accounts.withdrawalReleaseText' },
  withdrawal: { icon: ArrowUpFromLine, name: 'accounts.withdrawal', text: 'accounts.withdrawalText' },
  'withdrawal-fee': { icon: ReceiptText, name: 'accounts.withdrawalFee', text: 'accounts.withdrawalFeeText' },
  adjustment: { icon: Scale, name: 'accounts.adjustment', text: 'accounts.adjustmentText' },
};

const other: KindWords = { icon: ScrollText, name: 'accounts.otherKind', text: 'accounts.otherKindText' };

/** A kind of movement: its sign, its name, and what it means. A kind that is newer than this app has general words. */
export const wordsOf = (kind: Kind): KindWords => (Object.hasOwn(kindWords, kind) ? kindWords[kind] : other);

const accounts: Readonly<Record<number, PlainKey>> = {
  [accountTypes.account]: 'funds.account1',
  [accountTypes.coin]: 'funds.account2',
  [accountTypes.futures]: 'funds.account3',
  [accountTypes.bonus]: 'funds.account4',
};
/** The name of an account type. */
export const accountWord = (type: number): string => t(accounts[type] ?? 'funds.account1');
