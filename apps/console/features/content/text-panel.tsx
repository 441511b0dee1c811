import type { Language } from '@candor/api-contract/languages.ts';
import { Alert, App, Button, Form, Skeleton, type FormInstance } from 'antd';
import { useState, type JSX } from 'react';
import { call, CallError, fieldOf, wordsOf } from '../../client/call.ts';
import { useSession } from '../../client/session.ts';
import { refreshAll, useCall } from '../../client/use-call.ts';
import { useAsk, type Values } from '../../design/ask/ask.ts';
import { Fields } from '../../design/ask/form.tsx';
import { LanguageTabs } from '../../design/language-tabs.tsx';
import { Panel } from '../../design/panel.tsx';
import { Status } from '../../design/status.tsx';
import { words } from '../../locales/words.ts';
import { answerFieldsOf, bodyOf, fieldsOf, proposalOf, takesTwo, type Place } from './text-draft.ts';
import type { Family, Text } from './content.tsx';

const w = words.content;

/** One text in its twelve languages, a tab each. */
export function TextPanel({
  family,
  textKey,
  first,
  onClose,
}: {
  family: Family;
  textKey: string;
  first: Language;
  onClose: () => void;
}): JSX.Element {
  const [language, setLanguage] = useState<Language>(first);
  return (
    <Panel
      title={
        <>
          {w.families[family]} <span className="mono">{textKey}</span>
        </>
      }
      width={820}
      onClose={onClose}
    >
      <LanguageTabs value={language} onChange={setLanguage} />
      <Editor key={language} family={family} textKey={textKey} language={language} />
    </Panel>
  );
}

function Editor({ family, textKey, language }: { family: Family; textKey: string; language: Language }): JSX.Element {
  const { data, error, refetch } = useCall('GET /operator/content', { query: { family, language } });
  // What others store meanwhile takes nothing from under the hand: it is seen when one's own is stored, or refused.
  const [seen, setSeen] = useState<{ readonly text: Text | undefined; readonly turn: number }>();
  const look = (texts: readonly Text[] | undefined): void => {
    const text = texts?.find(({ key }) => key === textKey);
    setSeen((before) => ({ text, turn: (before?.turn ?? 0) + 1 }));
  };
  if (seen === undefined && data !== undefined) look(data);
  if (seen === undefined)
    return error === null ? <Skeleton active /> : <Alert type="error" showIcon title={error.message} />;
  const onStored = async (): Promise<void> => look((await refetch()).data);
  // A form takes its values once: it is made anew when one's own is stored.
  return <TextForm key={seen.turn} text={seen.text} place={{ family, key: textKey, language }} onStored={onStored} />;
}

function Words({ text }: { text: Text | undefined }): JSX.Element {
  if (text === undefined) return <>{w.missing}</>;
  if (!text.original) return <Status of="own" />;
  return (
    <>
      <Status of="original" /> {w.originalNote}
    </>
  );
}

/** Whether the text is our own, or the one that came with the program. */
const Origin = ({ text }: { text: Text | undefined }): JSX.Element => (
  <p className="soft" style={{ margin: '0 0 16px' }}>
    <Words text={text} />
  </p>
);

/** Saves what was typed, or proposes it where that takes two; an objection stands at its field, else as a message. */
function useSave(form: FormInstance<Values>, { text, place, onStored }: FormProps) {
  const ask = useAsk();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const { operator } = useSession();
  const save = async (values: Values): Promise<void> => {
    setBusy(true);
    const body = bodyOf(place, values, text);
    try {
      await call('POST /operator/content/save', { body });
      void message.success(w.saved);
      await onStored();
      await refreshAll();
    } catch (fault) {
      if (takesTwo(fault) && operator?.role === 'admin') return ask(proposalOf(body));
      const objection = wordsOf(fault);
      const field = fault instanceof CallError ? fieldOf(fault) : null;
      if (field !== null && field in values) form.setFields([{ name: field, errors: [objection] }]);
      else void message.error(objection);
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}

interface FormProps {
  /** As it stood when one looked. */
  readonly text: Text | undefined;
  readonly place: Place;
  /** What is stored has changed by one's own hand. */
  readonly onStored: () => Promise<void>;
}

function TextForm({ text, place, onStored }: FormProps): JSX.Element {
  const ask = useAsk();
  const [form] = Form.useForm<Values>();
  const { busy, save } = useSave(form, { text, place, onStored });
  const remove = (): void =>
    ask({
      ...w.remove,
      danger: true,
      send: () => call('POST /operator/content/remove', { body: place }).then(onStored),
    });
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark="optional"
      onFinish={(values) => {
        void save(values);
      }}
    >
      <Origin text={text} />
      <Fields of={place.family === 'answer' ? answerFieldsOf(text) : fieldsOf(text)} />
      <div className="acts-foot">
        {text !== undefined && !text.original && (
          <Button danger onClick={remove}>
            {w.remove.confirm}
          </Button>
        )}
        <Button type="primary" htmlType="submit" loading={busy}>
          {words.app.save}
        </Button>
      </div>
    </Form>
  );
}
