import { expect, test } from 'vitest';
import { addressIn, grouped, isTronAddress, shortened } from './tron-address.ts';

const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

test.each([
  '',
  'T',
  address.slice(1),
  `${address}x`,
  address.toLowerCase(),
  '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  'T'.padEnd(34, '1'),
  'T'.padEnd(34, 'z'),
])('%s is no address', (text) => {
  expect(isTronAddress(text)).toBe(false);
});

test('an address is one until any single letter of it is another', () => {
  expect(
    ['TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', address].map(isTronAddress),
  ).toEqual([true, true, true]);
  for (let at = 0; at < address.length; at += 1) {
    const changed = address.slice(0, at) + (address[at] === 'z' ? 'y' : 'z') + address.slice(at + 1);
    expect(isTronAddress(changed), changed).toBe(false);
  }
});

test.each([
  [address, address],
  [` ${address}\n`, address],
  [`tron:${address}?amount=5`, address],
  ['https://example.com', 'https://example.com'],
  [`${address}abc`, `${address}abc`],
])('%s says %s', (text, found) => {
  expect(addressIn(text)).toBe(found);
});

test('it is shown whole in fours, or by both ends', () => {
  expect(grouped(address).join('')).toBe(address);
  expect(grouped(address)).toHaveLength(9);
  expect(shortened(address)).toBe('TR7NHq…gjLj6t');
});
