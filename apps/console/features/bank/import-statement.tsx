import type { CallAnswer } from '@candor/api-contract/index.ts';
import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Modal, Select } from 'antd';
import { useRef, useState, type JSX } from 'react';
import { call, wordsOf } from '../../client/call.ts';
import { refreshAll, useCall } from '../../client/use-call.ts';
import { words } from '../../locales/words.ts';

type Imported = CallAnswer<'POST /operator/bank/import'>;
type Outcome = { readonly imported: Imported } | { readonly fault: string };
const w = words.bank.importing;

/** What an import has brought, or why it has brought nothing. */
function Said({ of }: { of: Outcome }): JSX.Element {
  if ('fault' in of) return <Alert type="error" showIcon title={of.fault} />;
  const sum = (name: 'lines' | 'newLines'): number => of.imported.reduce((total, one) => total + one[name], 0);
  return (
    <Alert
      type="success"
      showIcon
      title={w.done(sum('newLines'), sum('lines') - sum('newLines'))}
      description={of.imported.map((one) => w.days(one.firstDay, one.lastDay)).join(', ')}
    />
  );
}

function useImport(accountId: string | null) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send = async (file: File | undefined): Promise<void> => {
    if (file === undefined || accountId === null) return;
    setBusy(true);
    try {
      setOutcome({ imported: await call('POST /operator/bank/import', { query: { accountId }, body: { file } }) });
      await refreshAll();
    } catch (fault) {
      setOutcome({ fault: wordsOf(fault) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, outcome, send };
}

/** Opens the files of this device; the same one can be chosen again. */
function FileButton({
  busy,
  disabled,
  onFile,
}: {
  busy: boolean;
  disabled: boolean;
  onFile: (file: File | undefined) => void;
}): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".sta,.mt940,.940,.txt,.xml,.csv"
        aria-label={w.file}
        hidden
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        type="primary"
        icon={<UploadOutlined aria-hidden />}
        loading={busy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {w.choose}
      </Button>
    </>
  );
}

function Dialog({ onClose }: { onClose: () => void }): JSX.Element {
  const accounts = useCall('GET /operator/payAccounts');
  const [chosen, setChosen] = useState<string | null>(null);
  const { busy, outcome, send } = useImport(chosen);
  return (
    <Modal open title={w.title} footer={null} onCancel={onClose} width={520}>
      <div className="stack">
        <p className="soft" style={{ margin: 0 }}>
          {w.note}
        </p>
        <Select
          aria-label={w.account}
          placeholder={w.account}
          value={chosen}
          onChange={setChosen}
          options={(accounts.data ?? []).map((one) => ({ value: one.id, label: `${one.bankName} · ${one.accountNo}` }))}
        />
        <FileButton busy={busy} disabled={chosen === null} onFile={(file) => void send(file)} />
        {outcome !== null && <Said of={outcome} />}
      </div>
    </Modal>
  );
}

/** Takes in a file of a bank for one of our accounts. */
export function ImportStatement(): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {w.open}
      </Button>
      {open && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
