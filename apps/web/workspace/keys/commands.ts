import { accountTypes } from '@candor/core/ledger/account.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { number } from '../../locales/format.ts';
import { setAlert } from '../../shell/alerts/set-alert.ts';
import { pairText, priceIn } from '../../shell/quotes/words.ts';
import { navigate } from '../../shell/routing/hash.ts';
import { arrange } from '../use-arrangement.ts';
import { accountNames } from '../../shell/funds/transfer-sheet.tsx';
import type { AccountType } from '../../shell/funds/balances.ts';
import type { Command, Known } from './parse-command.ts';

const decimalsMax = 8;

/** What follows from a command, beyond the sentence: nothing costs money before it is confirmed where it always is. */
const notes = {
  buy: 'workspace.opensTicket',
  sell: 'workspace.opensTicket',
  close: 'workspace.opensPositions',
  closeAll: 'workspace.opensPositions',
  transfer: 'workspace.opensTransfer',
} as const satisfies Partial<Record<Command['kind'], PlainKey>>;

/** The account from which money comes that moves to another one. */
const sourceOf = (to: AccountType): AccountType =>
  to === accountTypes.account ? accountTypes.futures : accountTypes.account;

function textOf(command: Command): string {
  if (command.kind === 'closeAll') return t('workspace.closeSentence');
  if (command.kind === 'transfer') {
    const { to, amount } = command;
    const way = `${t(accountNames[sourceOf(to)])} → ${t(accountNames[to])}`;
    return `${t('funds.transfer')} ${number(amount, decimalsMax)} USDT: ${way}`;
  }
  const pair = pairText(command.symbol);
  if (command.kind === 'close') return t('workspace.closeOneSentence', { pair });
  if (command.kind === 'alert')
    return t('workspace.alertSentence', { pair, price: priceIn(command.symbol, command.price) });
  const quantity = number(command.quantity, decimalsMax);
  return t(command.kind === 'buy' ? 'workspace.buySentence' : 'workspace.sellSentence', { quantity, pair });
}

/** What a command would do, in one sentence, and what follows. */
export const sentenceOf = (command: Command): { text: string; note: string } => ({
  text: textOf(command),
  note: command.kind === 'alert' ? 'Enter' : t(notes[command.kind]),
});

/** Own accounts by all that they are called, in the present language and in English. */
export const accountsNamed = (): Known['accounts'] => [
  { type: accountTypes.account, names: [t('funds.account1'), 'Main account'] },
  { type: accountTypes.coin, names: [t('funds.account2'), t('spot.title'), 'Spot', 'Coin account'] },
  { type: accountTypes.futures, names: [t('funds.account3'), t('fast.tabFutures'), 'Futures'] },
];

/** A transfer that was asked for by a command, until its form is closed. */
export interface Asked {
  readonly from: AccountType;
  readonly to: AccountType;
  readonly amount: string;
}

/**
 * Opens what a command asks for. Nothing is bought, sold, closed or moved: that is confirmed where it always is.
 * @param onTransfer opens the form of a transfer
 */
export function carryOut(command: Command, onTransfer: (asked: Asked) => void): void {
  if (command.kind === 'alert') return void setAlert(command.symbol, command.price);
  if (command.kind === 'transfer')
    return onTransfer({ from: sourceOf(command.to), to: command.to, amount: command.amount });
  if (command.kind === 'close' || command.kind === 'closeAll') {
    arrange({ dockTab: 'positions' });
    const one = command.kind === 'close' ? { symbol: command.symbol } : {};
    return navigate('pages/contract/contract', { ...one, close: command.kind === 'close' ? command.symbol : 'all' });
  }
  const { kind: side, symbol, quantity } = command;
  navigate('pages/currency/currency', { symbol, side, quantity });
}
