import { UploadOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useRef, type JSX } from 'react';
import { call, wordsOf } from '../../client/call.ts';
import { useAsk, type Ask } from '../../design/ask/ask.ts';
import { oneByOne } from '../../design/cases/next-case.ts';
import { words } from '../../locales/en.ts';
import { paymentsOf, type Payment } from './payments.ts';

const w = words.withdrawals.enterPayments;

const entering = (payments: readonly Payment[]): Ask => ({
  title: w.title(payments.length),
  happens: w.happens,
  confirm: w.confirm,
  done: w.done,
  send: () =>
    oneByOne(
      payments,
      (body) => call('POST /operator/withdrawals/sent', { body }),
      (done, failed, fault) => words.lists.partly(done, failed, wordsOf(fault)),
    ),
});

/** Takes the transactions of a payout file back, all at once. */
export function EnterPayments(): JSX.Element {
  const ask = useAsk();
  const { message } = App.useApp();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      ask(entering(paymentsOf(await file.text())));
    } catch (fault) {
      void message.error(wordsOf(fault));
    }
  };
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
      <Button icon={<UploadOutlined />} onClick={() => input.current?.click()}>
        {w.open}
      </Button>
    </>
  );
}
