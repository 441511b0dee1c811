import type { FreezeLinkWords } from './index.ts';

export const zh_cn: FreezeLinkWords = {
  stop: '如非本人操作，请打开此页面并点击按钮，停止所有提现：',
  terms: '该链接 7 天内有效，仅可使用一次，且只能停止提现。之后请修改密码。',
  short: '非本人操作？停止提现：',
};
