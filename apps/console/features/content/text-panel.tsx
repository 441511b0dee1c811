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
  const { data, error } = useCall('GET /operator/content', { query: { family, language } });
  const text = data?.find(({ key }) => key === textKey);
  if (error !== null) return <Alert type="error" showIcon title={error.message} />;
  // A form takes its values once: it is made anew when the stored text has changed.
  return data === undefined || (text !== undefined && text.language !== language) ? (
    <Skeleton active />
  ) : (
    <TextForm key={text?.changedAt ?? 'original'} text={text} place={{ family, key: textKey, language }} />
  );
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
function useSave(form: FormInstance<Values>, place: Place) {
  const ask = useAsk();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const { operator } = useSession();
  const save = async (values: Values): Promise<void> => {
    setBusy(true);
    try {
      await call('POST /operator/content/save', { body: bodyOf(place, values) });
      void message.success(w.saved);
      await refreshAll();
    } catch (fault) {
      if (takesTwo(fault) && operator?.role === 'admin') return ask(proposalOf(bodyOf(place, values)));
      const text = wordsOf(fault);
      const field = fault instanceof CallError ? fieldOf(fault) : null;
      if (field !== null && field in values) form.setFields([{ name: field, errors: [text] }]);
      else void message.error(text);
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}

function TextForm({ text, place }: { text: Text | undefined; place: Place }): JSX.Element {
  const ask = useAsk();
  const [form] = Form.useForm<Values>();
  const { busy, save } = useSave(form, place);
  const remove = (): void =>
    ask({ ...w.remove, danger: true, send: () => call('POST /operator/content/remove', { body: place }) });
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
