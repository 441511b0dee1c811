import { Alert, App, Form, Modal, type FormInstance } from 'antd';
import { useCallback, useState, type JSX, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { call, CallError, fieldOf, wordsOf } from '../../client/call.ts';
import { refreshAll } from '../../client/use-call.ts';
import { words } from '../../locales/words.ts';
import { decided } from '../cases/next-case.ts';
import { AskContext, type Ask, type Field, type Values } from './ask.ts';
import { needsProof, proofField } from './proof.ts';
import { Fields } from './form.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** Holds the dialog of acts: every one of them says what happens before it does. */
export function AskProvider({ children }: { children: ReactNode }): JSX.Element {
  const [asked, setAsked] = useState<{ ask: Ask; turn: number } | null>(null);
  const open = useCallback((ask: Ask) => setAsked((former) => ({ ask, turn: (former?.turn ?? 0) + 1 })), []);
  return (
    <AskContext value={open}>
      {children}
      {asked !== null && <Dialog key={asked.turn} ask={asked.ask} onClose={() => setAsked(null)} />}
    </AskContext>
  );
}

/** Blanks around a secret belong to it. */
const trimmed = (values: Values, fields: readonly Field[]): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      fields.some(({ name, kind }) => name === key && kind === 'secret') ? value : value.trim(),
    ]),
  );

/** Sends the ask with what its form says; an objection stands at its field, else above the form. */
function useSend(form: FormInstance<Values>, { ask, onClose }: Asked) {
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [proves, setProves] = useState(ask.proves === true);
  const object = (error: unknown): void => {
    if (needsProof(error)) setProves(true);
    const named = error instanceof CallError ? fieldOf(error) : null;
    const field = [...(ask.fields ?? []), ...(proves ? [proofField] : [])].find(({ name }) => name === named);
    const text = wordsOf(error);
    if (field === undefined) setFault(text);
    else form.setFields([{ name: field.name, errors: [text] }]);
  };
  const send = async (values: Values): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      const { [proofField.name]: code, ...rest } = trimmed(values, ask.fields ?? []);
      if (proves) await call('POST /operator/stepUp', { body: { code: code ?? '' } });
      setProves(false);
      await ask.send(rest);
      void message.success(ask.done);
      onClose();
      if (ask.decides === true) decided();
      await refreshAll();
    } catch (error) {
      object(error);
      setBusy(false);
    }
  };
  const proven = (): void => {
    // The field of the code is gone before the form is looked at.
    flushSync(() => setProves(false));
    form.submit();
  };
  return { busy, fault, proves, send, proven, setFault };
}

interface Asked {
  readonly ask: Ask;
  readonly onClose: () => void;
}

function Dialog({ ask, onClose }: Asked): JSX.Element {
  const [form] = Form.useForm<Values>();
  const { busy, fault, proves, send, proven, setFault } = useSend(form, { ask, onClose });
  return (
    <Modal
      open
      title={ask.title}
      okText={ask.confirm}
      cancelText={words.app.cancel}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={() => (busy ? undefined : onClose())}
      okButtonProps={{ danger: ask.danger === true }}
      width={ask.fields?.some(({ kind }) => kind === 'long') === true ? 760 : 520}
    >
      <p className="soft" style={{ margin: '0 0 16px' }}>
        {ask.happens}
      </p>
      {fault !== null && <Alert type="error" showIcon title={fault} style={{ marginBottom: 16 }} />}
      <Form
        form={form}
        layout="vertical"
        requiredMark="optional"
        onFinish={(values) => {
          void send(values);
        }}
      >
        <Fields of={[...(ask.fields ?? []), ...(proves ? [proofField] : [])]} />
        {proves && <PasskeyButton disabled={busy} onShown={proven} onFault={setFault} />}
        {/* Enter in a field sends the form, as the button does. */}
        <button type="submit" hidden>
          {ask.confirm}
        </button>
      </Form>
    </Modal>
  );
}
