import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { binOf } from './bank-bins.ts';
import { checksum, vietQrText, type Transfer } from './viet-qr.ts';

const transfer: Transfer = {
  bin: '970403',
  accountNumber: '0011 0123 45678',
  amount: '180000',
  reference: 'CANDOR 12345678',
};

/** Data objects of a code, one level deep. */
function objects(text: string): [string, string][] {
  const found: [string, string][] = [];
  for (let at = 0; at < text.length;) {
    const size = Number(text.slice(at + 2, at + 4));
    found.push([text.slice(at, at + 2), text.slice(at + 4, at + 4 + size)]);
    at += 4 + size;
  }
  return found;
}

test('the checksum is that of the example in the description of NAPAS', () => {
  const example =
    '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN' +
    '62340107NPS68690819thanh toan don hang6304';
  expect(checksum(example)).toBe('2E2E');
});

test('bank, account, amount and reference lie where a bank looks for them', () => {
  const text = vietQrText(transfer) ?? '';
  const root = objects(text);
  expect(root).toEqual([
    ['00', '01'],
    ['01', '12'],
    ['38', '0010A00000072701270006970403011300110123456780208QRIBFTTA'],
    ['53', '704'],
    ['54', '180000'],
    ['58', 'VN'],
    ['62', '0815CANDOR 12345678'],
    ['63', checksum(text.slice(0, -4))],
  ]);
  expect(objects(objects(root[2]?.[1] ?? '')[1]?.[1] ?? '')).toEqual([
    ['00', '970403'],
    ['01', '0011012345678'],
  ]);
});

test('without an amount the code is one for any, and names none', () => {
  const root = new Map(objects(vietQrText({ ...transfer, amount: null }) ?? ''));
  expect([root.get('01'), root.get('54')]).toEqual(['11', undefined]);
});

test.each([
  ['a bank that has no number', { bin: 'VCB' }],
  ['an account with a sign', { accountNumber: '0011-012' }],
  ['an account too long', { accountNumber: '1'.repeat(20) }],
  ['no account', { accountNumber: ' ' }],
  ['an amount of nothing', { amount: '0' }],
  ['an amount with a fraction', { amount: '1.5' }],
  ['an amount too large', { amount: '1'.repeat(14) }],
  ['a reference with marks over letters', { reference: 'NẠP TIỀN' }],
  ['a reference that would be cut off', { reference: 'C'.repeat(26) }],
  ['no reference', { reference: '' }],
])('there is no code for %s', (_name, part) => {
  expect(vietQrText({ ...transfer, ...part })).toBeNull();
});

test('what a camera reads is the text', () => {
  const text = vietQrText(transfer) ?? '';
  const cells = encodeQR(text, 'raw', { border: 2, scale: 4 });
  const side = cells.length;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  cells.forEach((row, y) => row.forEach((dark, x) => dark && data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)));
  expect(decodeQR({ width: side, height: side, data })).toBe(text);
});

test('a bank is known by its code or its number; a test account has none that a bank would take', () => {
  expect(binOf({ bankCode: 'VCB', test: false })).toBe('970436');
  expect(binOf({ bankCode: 'vcb', test: false })).toBe('970436');
  expect(binOf({ bankCode: '970422', test: false })).toBe('970422');
  expect(binOf({ bankCode: 'NOSUCH', test: false })).toBeNull();
  expect(binOf({ bankCode: 'VCB', test: true })).toBe('000000');
});
