import { t, type PlainKey } from '../../../locales/i18n.ts';
import type { FastOrder } from '../../../shell/fast/standing.ts';

const words: Record<NonNullable<FastOrder['result']>, PlainKey> = {
  win: 'fast.win',
  lose: 'fast.lose',
  tie: 'fast.tie',
  void: 'fast.void',
};

export const resultWord = (result: FastOrder['result']): string =>
  result === null ? t('fast.holding') : t(words[result]);
