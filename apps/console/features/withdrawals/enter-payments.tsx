import { UploadOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useRef, useState, type JSX } from 'react';
import { call, wordsOf } from '../../client/call.ts';
import { refreshAll } from '../../client/use-call.ts';
import { oneByOne } from '../../design/cases/next-case.ts';
import { words } from '../../locales/words.ts';
import { MatchedPayments, type Matched } from './matched-payments.tsx';
import { paymentsOf, type Payment } from './payments.ts';

const w = words.withdrawals.enterPayments;

/** Each line of a file with what it was compared with; the answer has the order of the file. */
async function match(payments: readonly Payment[]): Promise<Matched[]> {
  const matches = await call('POST /operator/withdrawals/match', { body: { payments: [...payments] } });
  return matches.map((found, at) => ({ ...found, at, file: payments[at] ?? null }));
}

/** Enters what agrees, one after another by the call of a single payment. @returns how many */
async function enter(rows: readonly Matched[]): Promise<number> {
  const ready = rows.filter(({ verdict }) => verdict === 'ready');
  const enterAll = oneByOne(
    ready,
    ({ reference, txid }) => call('POST /operator/withdrawals/sent', { body: { orderNo: reference, txid } }),
    (done, failed, fault) => words.lists.partly(done, failed, wordsOf(fault)),
  );
  await enterAll();
  return ready.length;
}

/** The lines of the file that was read last, compared; and what can be done with them. */
function useFile() {
  const { message } = App.useApp();
  const [rows, setRows] = useState<readonly Matched[] | null>(null);
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (fault) {
      void message.error(wordsOf(fault));
    }
  };
  const read = (file: File | undefined): Promise<void> =>
    attempt(async () => {
      if (file !== undefined) setRows(await match(paymentsOf(await file.text())));
    });
  const send = async (): Promise<void> => {
    await attempt(async () => {
      const count = await enter(rows ?? []);
      void message.success(w.done(count));
    });
    // Whatever came of it: what is entered now says so, and what was refused can be looked at.
    await attempt(async () => setRows(await match((rows ?? []).flatMap(({ file }) => file ?? []))));
    await refreshAll();
  };
  return { rows, read, send, close: () => setRows(null) };
}

/** Takes the transactions of a payout file back: compared first, then entered all at once. */
export function EnterPayments(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const { rows, read, send, close } = useFile();
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {w.open}
      </Button>
      {rows !== null && <MatchedPayments rows={rows} onEnter={send} onClose={close} />}
    </>
  );
}
