import '../../../../tests/screens/browser.ts';
import { accountTypes } from '@candor/core/ledger/account.ts';
import { expect, test } from 'vitest';
import { answers } from '../../shell/quotes/names.ts';
import { numberIn, parseCommand } from './parse-command.ts';

const listed = [
  { symbol: 'BTCUSDT', name: 'Bitcoin' },
  { symbol: 'SOLUSDT', name: 'Solana' },
  { symbol: 'BCHUSDT', name: 'Bitcoin Cash' },
  { symbol: 'NAS100', name: 'Nasdaq 100' },
].map((row) => ({ symbol: row.symbol, answers: (search: string) => answers(row, search) }));
const accounts = [
  { type: accountTypes.account, names: ['Main account', 'Tài khoản chính'] },
  { type: accountTypes.coin, names: ['Coin account', 'spot', 'Tài khoản coin'] },
  { type: accountTypes.futures, names: ['Futures', 'Hợp đồng tương lai', '合约账户', '合约', 'Фьючерсный счёт'] },
] as const;
const parse = (text: string, language = 'en') => parseCommand(text, language, { symbols: listed, accounts });

test('what is no command, or names nothing or too much, is none', () => {
  for (const text of ['', 'buy', 'buy sol', 'buy 100', 'buy 0 sol', 'buy 100 doge', 'buy -5 sol', 'buyer 5 sol'])
    expect(parse(text), text).toBeNull();
  for (const text of ['alert btc', 'alert 100k', 'close all now', 'close', 'sell 1e5 sol', 'buy 5 a'])
    expect(parse(text), text).toBeNull();
});

test.each([
  ['vi', 'mua 100 sol', 'bán 100 sol', 'cảnh báo btc 100k', 'đóng tất cả'],
  ['en', 'buy 100 sol', 'sell 100 sol', 'alert btc 100k', 'close all'],
  ['zh_cn', '买100SOL', '卖出 100 sol', '提醒 btc 100k', '全部平仓'],
  ['pl', 'kup 100 sol', 'sprzedaj 100 sol', 'alert btc 100k', 'zamknij wszystko'],
  ['de', 'kaufe 100 sol', 'verkaufe 100 sol', 'alarm btc 100k', 'alles schließen'],
  ['fr', 'acheter 100 sol', 'vendre 100 sol', 'alerte btc 100k', 'tout fermer'],
  ['it', 'compra 100 sol', 'vendi 100 sol', 'avviso btc 100k', 'chiudi tutto'],
  ['es', 'comprar 100 sol', 'vender 100 sol', 'alerta btc 100k', 'cerrar todo'],
  ['pt', 'comprar 100 sol', 'vender 100 sol', 'alerta btc 100k', 'fechar tudo'],
  ['ru', 'купить 100 sol', 'продать 100 sol', 'оповещение btc 100k', 'закрыть все'],
  ['hu', 'vétel 100 sol', 'eladás 100 sol', 'riasztás btc 100k', 'mindent zárj'],
  ['sv', 'köp 100 sol', 'sälj 100 sol', 'larm btc 100k', 'stäng alla'],
])('%s is understood, with and without accents, and so is English', (language, buy, sell, alert, close) => {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
  for (const text of [buy, plain(buy), 'BUY 100 SOL'])
    expect(parse(text, language), text).toEqual({ kind: 'buy', symbol: 'SOLUSDT', quantity: '100' });
  expect(parse(sell, language)).toEqual({ kind: 'sell', symbol: 'SOLUSDT', quantity: '100' });
  expect(parse(alert, language)).toEqual({ kind: 'alert', symbol: 'BTCUSDT', price: '100000' });
  for (const text of [close, 'close all']) expect(parse(text, language), text).toEqual({ kind: 'closeAll' });
});

test('the symbol may stand first, be named by its name, and have a number in it', () => {
  expect(parse('buy solana 2')).toEqual({ kind: 'buy', symbol: 'SOLUSDT', quantity: '2' });
  expect(parse('sell BTC/USDT 0.5')).toEqual({ kind: 'sell', symbol: 'BTCUSDT', quantity: '0.5' });
  expect(parse('alert nasdaq 100 21500')).toEqual({ kind: 'alert', symbol: 'NAS100', price: '21500' });
});

test('a code is that symbol alone, a name that two share is neither', () => {
  expect(parse('buy 1 btc')).toEqual({ kind: 'buy', symbol: 'BTCUSDT', quantity: '1' });
  expect(parse('buy 1 bitcoin')).toBeNull();
});

test.each([
  ['100k', '100000'],
  ['1.5k', '1500'],
  ['0.0005m', '500'],
  ['1.2345678k', '1234.5678'],
  ['007', '7'],
  ['2m', '2000000'],
  ['98,765.4', '98765.4'],
  ['0', null],
  ['k', null],
  ['1kk', null],
])('%s is %s', (typed, wire) => {
  expect(numberIn(typed)).toBe(wire);
});

test.each([
  ['vi', 'đóng btc', 'chuyển 500 sang futures'],
  ['en', 'close btc', 'transfer 500 usdt to futures'],
  ['zh_cn', '平仓 btc', '划转500合约账户'],
  ['pl', 'zamknij btc', 'przelej 500 futures'],
  ['de', 'schließe btc', 'umbuchen 500 futures'],
  ['fr', 'clôturer btc', 'transférer 500 futures'],
  ['it', 'chiudi btc', 'trasferisci 500 futures'],
  ['es', 'cerrar btc', 'transferir 500 futures'],
  ['pt', 'fechar btc', 'transferir 500 futures'],
  ['ru', 'закрыть btc', 'перевести 500 на фьючерсный счёт'],
  ['hu', 'zárd btc', 'vezesd át 500 futures'],
  ['sv', 'stäng btc', 'överför 500 futures'],
])('%s is understood where one position closes, and money moves to an own account', (language, close, transfer) => {
  expect(parse(close, language)).toEqual({ kind: 'close', symbol: 'BTCUSDT' });
  expect(parse(transfer, language)).toEqual({ kind: 'transfer', to: accountTypes.futures, amount: '500' });
});

test('an account is named by what no other one is called, and money moves nowhere else', () => {
  expect(parse('transfer 2k main')).toEqual({ kind: 'transfer', to: accountTypes.account, amount: '2000' });
  expect(parse('chuyển 5 coin', 'vi')).toEqual({ kind: 'transfer', to: accountTypes.coin, amount: '5' });
  for (const text of ['transfer', 'transfer 500', 'transfer futures', 'transfer 5 account', 'transfer 5 spot futures'])
    expect(parse(text), text).toBeNull();
  for (const text of ['close doge', 'close 5 btc', 'transfer 0 futures']) expect(parse(text), text).toBeNull();
});
