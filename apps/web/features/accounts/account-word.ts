import { accountTypes } from '@candor/core/ledger/account.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';

const accounts: Readonly<Record<number, PlainKey>> = {
  [accountTypes.account]: 'funds.account1',
  [accountTypes.coin]: 'funds.account2',
  [accountTypes.futures]: 'funds.account3',
  [accountTypes.bonus]: 'funds.account4',
};
/** The name of an account type. */
export const accountWord = (type: number): string => t(accounts[type] ?? 'funds.account1');
