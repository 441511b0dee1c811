import { expect, test } from 'vitest';
import { bundleText, findingsIn, lineOf, logged, openKey, receiptOf, rehashed, vectorOf } from './test-house.ts';

const key = openKey();
const { receipt, tapes } = vectorOf('fast win up 30 s 1');
const [tape = rehashed({ symbol: '', prevHash: '', marks: [] })] = tapes;
const exitSeq = Number(/^exit (\d+)@/m.exec(receipt.content)?.[1]);
const voided = receiptOf(
  receipt.orderNo,
  receipt.content
    .replace(/^exit .*$/m, 'exit -')
    .replace(/^result .*$/m, 'result void')
    .replace(/^profit .*$/m, 'profit 0'),
);

test('a file that says of itself that no other price came is not believed: a win told as void is unknown', async () => {
  const cut = { ...rehashed({ ...tape, marks: tape.marks.filter(({ seq }) => seq < exitSeq) }), to: 9e15 };
  const time = tape.marks.at(-1)?.time ?? 0;
  const [placed] = logged(key, [voided.content], time);
  const bundle = bundleText({
    madeAt: time + 200_000,
    receipts: [{ ...voided, time, proof: placed?.proof }],
    statement: [lineOf(receipt.journalId, 1, 'USDT', '0')],
    tapes: [cut],
  });
  for (const files of [[bundle], [{ ...voided, time, proof: placed?.proof }, cut]]) {
    const found = await findingsIn(key.vkey, ...files);
    expect(found).toEqual({ verdict: 'unknown', wrong: [], unknown: ['entry', 'noExit'] });
  }
});
