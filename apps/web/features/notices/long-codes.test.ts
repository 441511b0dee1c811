import { expect, test } from 'vitest';
import { breakable, shortened } from './long-codes.ts';

const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

test('of an address its beginning and end are left, of a transaction too', () => {
  expect(shortened(`Ví ${address} vừa được lưu.`)).toBe('Ví TJRabP…jpRTv8 vừa được lưu.');
  expect(shortened(`钱包${address}已保存，${'c0'.repeat(32)}`)).toBe('钱包TJRabP…jpRTv8已保存，c0c0c0…c0c0c0');
});

test('words and amounts stay as they are, however long', () => {
  const text =
    'Auszahlungspasswortbestätigung Donaudampfschifffahrtsgesellschaft 123.456.789,000000 USDT 9704361234567890';
  expect([shortened(text), breakable(text)]).toEqual([text, text]);
});

test('the whole address may go on in the next line after every four signs', () => {
  expect(breakable(`<p>Ví ${address}.</p>`)).toBe(
    '<p>Ví TJRa<wbr>bPrw<wbr>bZy4<wbr>5sba<wbr>vfcj<wbr>inPJ<wbr>C18k<wbr>jpRT<wbr>v8.</p>',
  );
});
