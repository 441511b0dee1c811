import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  BookOpen,
  ChartSpline,
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
import type { PlainKey } from '../../../locales/i18n.ts';
import type { Kind, KnownKind } from './statement.ts';

interface KindWords {
  readonly icon: LucideIcon;
  readonly name: PlainKey;
  readonly text: PlainKey;
}

const kindWords: Readonly<Record<KnownKind, KindWords>> = {
  'sign-up-gift': { icon: Gift, name: 'statement.signUpGift', text: 'statement.signUpGiftText' },
  'bonus-release': { icon: LockOpen, name: 'statement.bonusRelease', text: 'statement.bonusReleaseText' },
  'test-funds': { icon: FlaskConical, name: 'accounts.testFunds', text: 'statement.testFundsText' },
  transfer: { icon: ArrowLeftRight, name: 'statement.transfer', text: 'accounts.transferText' },
  exchange: { icon: Repeat2, name: 'statement.exchange', text: 'statement.exchangeText' },
  'fast-stake': { icon: Zap, name: 'statement.fastStake', text: 'statement.fastStakeText' },
  'fast-win': { icon: TrendingUp, name: 'statement.fastWin', text: 'statement.fastWinText' },
  'fast-lose': { icon: TrendingDown, name: 'statement.fastLose', text: 'statement.fastLoseText' },
  'fast-tie': { icon: Equal, name: 'statement.fastTie', text: 'statement.fastTieText' },
  'fast-void': { icon: CircleSlash, name: 'statement.fastVoid', text: 'statement.fastVoidText' },
  'futures-hold': { icon: Hourglass, name: 'statement.futuresHold', text: 'statement.orderHoldText' },
  'futures-release': { icon: Undo2, name: 'statement.futuresRelease', text: 'statement.orderReleaseText' },
  'futures-open': { icon: ChartSpline, name: 'statement.futuresOpen', text: 'statement.orderTradeText' },
  'futures-lock': { icon: Lock, name: 'statement.futuresLock', text: 'statement.positionLockedText' },
  'futures-close': { icon: ChartSpline, name: 'statement.futuresClose', text: 'statement.positionClosedText' },
  'futures-liquidation': { icon: CircleSlash, name: 'statement.futuresLiquidation', text: 'statement.liquidationText' },
  'spot-hold': { icon: Hourglass, name: 'statement.spotHold', text: 'statement.orderHoldText' },
  'spot-release': { icon: Undo2, name: 'statement.spotRelease', text: 'statement.orderReleaseText' },
  'spot-fill': { icon: BookOpen, name: 'statement.spotFill', text: 'statement.orderTradeText' },
  'earn-purchase': { icon: Lock, name: 'statement.earnPurchase', text: 'statement.earnPurchaseText' },
  'earn-income': { icon: HandCoins, name: 'statement.earnIncome', text: 'statement.earnIncomeText' },
  'earn-return': { icon: LockOpen, name: 'statement.earnReturn', text: 'statement.earnReturnText' },
  'earn-redeem': { icon: Undo2, name: 'statement.earnRedeem', text: 'statement.earnRedeemText' },
  deposit: { icon: ArrowDownToLine, name: 'accounts.deposit', text: 'statement.depositText' },
  'deposit-bonus': { icon: Gift, name: 'statement.depositBonus', text: 'statement.depositBonusText' },
  'bonus-refuse': { icon: Undo2, name: 'statement.bonusRefuse', text: 'statement.bonusRefuseText' },
  'withdrawal-hold': { icon: Hourglass, name: 'statement.withdrawalHold', text: 'statement.withdrawalHoldText' },
  'withdrawal-release': { icon: Undo2, name: 'statement.withdrawalRelease', text: 'statement.withdrawalReleaseText' },
  withdrawal: { icon: ArrowUpFromLine, name: 'accounts.withdrawal', text: 'statement.withdrawalText' },
  'withdrawal-fee': { icon: ReceiptText, name: 'statement.withdrawalFee', text: 'statement.withdrawalFeeText' },
  commission: { icon: HandCoins, name: 'statement.commission', text: 'statement.commissionText' },
  adjustment: { icon: Scale, name: 'statement.adjustment', text: 'statement.adjustmentText' },
};

const other: KindWords = { icon: ScrollText, name: 'statement.otherKind', text: 'statement.otherKindText' };

/** A kind of movement: its sign, its name, and what it means. A kind that is newer than this app has general words. */
export const wordsOf = (kind: Kind): KindWords => (Object.hasOwn(kindWords, kind) ? kindWords[kind] : other);
