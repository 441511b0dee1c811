import { t, type PlainKey } from '../../../locales/i18n.ts';
import type { Transaction } from '../model.ts';

const ways: Readonly<Record<Transaction['way'], PlainKey>> = {
  chain: 'deposits.tron',
  usdt: 'deposits.form',
  vnd: 'deposits.bankTransfer',
  bank: 'deposits.bankTransfer',
};

/** By which way it came or goes. */
export const wayWords = ({ way }: Pick<Transaction, 'way'>): string => t(ways[way]);
