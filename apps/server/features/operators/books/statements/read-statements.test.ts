import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dongIn } from './csv-cells.ts';
import { readCsv } from './read-csv.ts';
import { readMt940 } from './read-mt940.ts';
import { readStatements } from './read-statements.ts';
import { partyOf, StatementFault, textOf } from './statement.ts';
import { bytesOf, camt053, camtEntries, csv, mt940 } from './test-statements.ts';

const read = (text: string) => readStatements(bytesOf(text));
/** What a file is refused for: where, and why. */
function faultOf(run: () => unknown): string {
  try {
    run();
    return 'was read';
  } catch (fault) {
    if (!(fault instanceof StatementFault)) throw fault;
    return fault.message;
  }
}

const mt = (change: (text: string) => string): string => faultOf(() => read(change(mt940)));
test.each([
  ['a word before all fields', (t: string) => `:20:x\nhello\n${t}`, '2: tag'],
  ['another currency', (t: string) => t.replaceAll('VND', 'USD'), '5: currency'],
  ['part of a dong', (t: string) => t.replace('2630000,', '2630000,50'), '6: amount'],
  ['an amount of nothing', (t: string) => t.replace('C2630000,', 'C0,'), '6: amount'],
  ['a day that is none', (t: string) => t.replace('2611201120C2630000', '2611311120C2630000'), '6: date'],
  ['a line that is cut', (t: string) => t.replace('C2630000,NTRF', 'C2630000'), '6: tag'],
  ['what is only expected', (t: string) => t.replace('1120C2630000', '1120EC2630000'), '6: not-booked'],
  ['a line that is missing', (t: string) => t.replace(/:61:.*2630000.*\n:86:.*\n/, ''), '3: balance'],
  ['a line that is twice', (t: string) => t.replace(/(:61:.*2630000.*\n)/, '$1$1'), '3: balance'],
  ['no end', (t: string) => t.slice(0, t.indexOf(':62F:')), '3: balance'],
  ['a movement behind the end', (t: string) => t.replace('-}', ':61:2611201120C1,NMSCNONREF\n-}'), '17: tag'],
  ['an unknown field', (t: string) => t.replace(':28C:', ':99Z:'), '4: tag'],
])('SWIFT: %s is refused with its line', (_, change, fault) => {
  expect(mt(change)).toBe(fault);
});

test('a statement of SWIFT: credits, debits, what takes them back, and what is said of each', () => {
  expect(read(mt940)).toEqual({
    format: 'mt940',
    statements: [
      {
        account: 'BFTVVNVX/000000000001',
        opening: 10_000_000n,
        closing: 11_330_000n,
        lines: [
          {
            day: '2026-11-20',
            amount: 2_630_000n,
            reference: 'CUSTREF1',
            bankReference: 'FT26324001',
            name: 'NGUYEN VAN AN',
            text: 'nap tien d1234567890',
          },
          {
            day: '2026-11-20',
            amount: -1_300_000n,
            reference: null,
            bankReference: 'FT26324002',
            name: 'TRAN THI BINH',
            text: 'chi tien w1234567890',
          },
          {
            day: '2026-11-20',
            amount: 500_000n,
            reference: null,
            bankReference: null,
            name: null,
            text: 'hoan phi thang 11',
          },
          {
            day: '2026-11-20',
            amount: -500_000n,
            reference: null,
            bankReference: 'FT26324003',
            name: null,
            text: '',
          },
        ],
      },
    ],
  });
});

test('a line that is booked over the turn of the year has its year', () => {
  const lines = (line: string) =>
    readMt940(`:20:x\n:25:1\n:60F:C260101VND0,\n${line}\n:62F:C260101VND1,\n`)[0]?.lines[0]?.day;
  expect(lines(':61:2512310102C1,NMSCNONREF')).toBe('2026-01-02');
  expect(lines(':61:2601021231C1,NMSCNONREF')).toBe('2025-12-31');
  expect(lines(':61:260102C1,NMSCNONREF')).toBe('2026-01-02');
});

const camt = (change: (text: string) => string): string => faultOf(() => read(change(camt053())));
test.each([
  [
    'a file of the machine by an entity',
    (t: string) => t.replace('<Document', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><Document'),
    '2: doctype',
  ],
  [
    'entities within entities',
    (t: string) => t.replace('<Document', '<!DOCTYPE x [<!ENTITY a "&b;&b;"><!ENTITY b "x">]><Document'),
    '2: doctype',
  ],
  ['an entity that nobody has said', (t: string) => t.replace('&amp;', '&a;'), '10: xml'],
  ['a tag that stays open', (t: string) => t.replace('</Stmt>', ''), '15: xml'],
  ['another encoding', (t: string) => t.replace('UTF-8', 'ISO-8859-1'), '1: encoding'],
  ['another message', (t: string) => t.replace('camt.053.001.08', 'camt.052.001.08'), 'Document: format'],
  ['another currency', (t: string) => t.replace('Ccy="VND">2630000', 'Ccy="USD">2630000'), 'Ntry 1: currency'],
  ['an exponent', (t: string) => t.replace('2630000.00', '2.63e6'), 'Ntry 1: amount'],
  ['a sign', (t: string) => t.replace('2630000.00', '-2630000'), 'Ntry 1: amount'],
  ['no side', (t: string) => t.replace('<CdtDbtInd>DBIT', '<CdtDbtInd>X'), 'Ntry 2: amount'],
  ['a day that is none', (t: string) => t.replace('2026-11-20</Dt>', '2026-02-30</Dt>'), 'Ntry 1: date'],
  ['a state that nobody knows', (t: string) => t.replace('PDNG', 'SOON'), 'Ntry 3: not-booked'],
  ['an entry that is missing', (t: string) => t.replace(/<Ntry>.*?<\/Ntry>/s, ''), 'Stmt: balance'],
  ['no closing balance', (t: string) => t.replace('CLBD', 'CLAV'), 'Stmt: balance'],
  ['depth without end', (t: string) => t.replace('<Id>231</Id>', '<Id>'.repeat(40)), 'Id: too-large'],
  [
    'elements without end',
    (t: string) => t.replace('<Id>231</Id>', `<Id>${'<a/>'.repeat(20_001)}</Id>`),
    'a: too-large',
  ],
])('XML: %s is refused', (_, change, fault) => {
  expect(camt(change)).toBe(fault);
});

test('a statement of ISO 20022: both forms of its parts, and nothing that is not booked', () => {
  expect(read(camt053())).toEqual({
    format: 'camt053',
    statements: [
      {
        account: '000000000001',
        opening: 10_000_000n,
        closing: 11_330_000n,
        lines: [
          {
            day: '2026-11-20',
            amount: 2_630_000n,
            reference: 'CUSTREF1',
            bankReference: 'FT26324001',
            name: 'NGUYEN VAN AN',
            text: 'nap tien d1234567890 & hon',
          },
          {
            day: '2026-11-20',
            amount: -1_300_000n,
            reference: null,
            bankReference: 'FT26324002',
            name: null,
            text: 'chi tien',
          },
        ],
      },
    ],
  });
  expect(camtEntries).toContain('PDNG');
});

test.each([
  ['no heading of an amount', (t: string) => t.replace('Ghi có', 'x'), '1: columns'],
  ['a heading twice', (t: string) => t.replace('Tên đối ứng', 'Số dư'), '1: columns'],
  ['a quote that stays open', (t: string) => t.replace('11"""', '11""'), '2: columns'],
  ['both sides', (t: string) => t.replace('2.630.000;;', '2.630.000;1;'), '3: amount'],
  ['neither side', (t: string) => t.replace('2.630.000;;', ';;'), '3: amount'],
  ['a word for an amount', (t: string) => t.replace('2.630.000;;', 'much;;'), '3: amount'],
  ['a month before its day', (t: string) => t.replace('20/11/2026;FT26324001', '11/20/2026;FT26324001'), '3: date'],
  ['balances that do not follow', (t: string) => t.replace('12.630.000', '12.630.001'), ': balance'],
])('CSV: %s is refused', (_, change, fault) => {
  const changed = change(csv);
  expect(changed).not.toBe(csv);
  expect(faultOf(() => read(changed))).toBe(fault);
});

test('a table of a bank, the newest first, with its own separator and quotes', () => {
  expect(read(`\ufeff${csv}`)).toEqual({
    format: 'csv',
    statements: [
      {
        account: null,
        opening: 10_000_000n,
        closing: 11_330_000n,
        lines: [
          {
            day: '2026-11-20',
            amount: 2_630_000n,
            reference: 'FT26324001',
            bankReference: null,
            name: 'NGUYEN VAN AN',
            text: 'nạp tiền d1234567890',
          },
          {
            day: '2026-11-20',
            amount: -1_300_000n,
            reference: 'FT26324002',
            bankReference: null,
            name: 'TRAN THI BINH',
            text: 'chi tiền; tháng "11"',
          },
        ],
      },
    ],
  });
  expect(readCsv('date,amount\n2026-11-20,"-1,500"\n')[0]?.lines[0]).toMatchObject({ amount: -1_500n });
});

test.each([
  ['1500000', 1_500_000n],
  ['1.500.000', 1_500_000n],
  ['1,500,000.00', 1_500_000n],
  ['-1.500.000,00 VND', -1_500_000n],
  ['+7 ₫', 7n],
  ['999999999999999', 999_999_999_999_999n],
])('dong as people write them: %s', (text, units) => {
  expect(dongIn(text, 1)).toBe(units);
});
test.each([
  '',
  '1.5',
  '1,50',
  '1.50.000',
  '1.500,000.00',
  '1e6',
  '0x10',
  '１',
  '1 500',
  '--1',
  '1500000,001',
  '9'.repeat(16),
])('no amount of dong: “%s”', (text) => {
  expect(faultOf(() => dongIn(text, 1))).toBe('1: amount');
});

test('bytes that are no text, nothing at all and headings alone are refused', () => {
  expect(faultOf(() => readStatements(Uint8Array.of(0x22, 0xff, 0xfe)))).toBe('1: encoding');
  expect(faultOf(() => read(''))).toBe('1: columns');
  expect(faultOf(() => read('date,amount\n'))).toBe('1: no-lines');
});

const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true });
const movement = fc.record({
  day: day.map((at) => at.toISOString().slice(0, 10)),
  amount: fc.bigInt(-(10n ** 14n), 10n ** 14n).filter((units) => units !== 0n),
});

test('what was written is read, whatever the amounts and days', () => {
  fc.assert(
    fc.property(
      fc.array(movement, { minLength: 1, maxLength: 40 }),
      fc.bigInt(0n, 10n ** 14n),
      (movements, opening) => {
        const closing = movements.reduce((sum, { amount }) => sum + amount, opening);
        fc.pre((closing < 0n ? -closing : closing) < 10n ** 15n);
        const side = (units: bigint): string => (units < 0n ? 'D' : 'C');
        const size = (units: bigint): string => String(units < 0n ? -units : units);
        const lines = movements.map(
          (one) => `:61:${one.day.slice(2).replaceAll('-', '')}${side(one.amount)}${size(one.amount)},NMSCNONREF`,
        );
        const text = [
          ':20:x',
          ':25:1',
          `:60F:C260101VND${opening},`,
          ...lines,
          `:62F:${side(closing)}260101VND${size(closing)},`,
        ].join('\r\n');
        const [statement] = readMt940(text);
        expect(statement?.lines.map(({ day: on, amount }) => ({ day: on, amount }))).toEqual(movements);
        const table = ['date,amount', ...movements.map((one) => `${one.day},${one.amount}`)].join('\n');
        const told = readCsv(table)[0]?.lines.map(({ day: on, amount }) => ({ day: on, amount }));
        expect([told, told?.toReversed()]).toContainEqual(movements);
      },
    ),
    { numRuns: 200 },
  );
});

test('whatever bytes come, they are read or refused, and nothing else happens', () => {
  const pieces = fc.constantFrom(
    mt940,
    camt053(),
    csv,
    '"',
    '<',
    '&x;',
    ':61:',
    ':86:',
    '\n',
    '\u0000',
    '?32',
    '/NAME/',
  );
  const torn = fc
    .tuple(fc.array(pieces, { maxLength: 6 }), fc.nat(2_000), fc.nat(2_000), fc.string())
    .map(([texts, from, to, more]) => `${texts.join('').slice(from)}${more}${texts.join('').slice(0, to)}`);
  fc.assert(
    fc.property(torn, (text) => {
      expect(faultOf(() => read(text))).toMatch(/^was read|: [a-z-]+$/);
    }),
    { numRuns: 1_000 },
  );
});

test('a file of eight megabytes is read or refused without running away', () => {
  const long = `date,amount,text\n2026-11-20,1,"${'x""'.repeat(2_600_000)}"\n`;
  expect(readCsv(long)[0]?.lines[0]?.text).toHaveLength(1_000);
  expect(faultOf(() => read(`:20:x\n:25:1\n:60F:C260101VND0,\n:86:${'?20'.repeat(2_600_000)}\n`))).toBe('2: balance');
});

test.each([
  ['a blank at its end', `${'x'.repeat(999)} y`, 'x'.repeat(999)],
  ['half a character', `${'x'.repeat(999)}💥`, 'x'.repeat(999)],
  ['nothing lost that fits', `${'x'.repeat(998)}💥`, `${'x'.repeat(998)}💥`],
])('a text that is too long is cut without %s', (_name, said, kept) => {
  expect(textOf(said)).toBe(kept);
  expect(partyOf(said.slice(900))).toBe(kept.slice(900));
});
