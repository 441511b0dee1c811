import type { CallAnswer } from '@candor/api-contract/index.ts';
import { ArrowLeftOutlined, PictureOutlined } from '@ant-design/icons';
import { App, Button, Input, Skeleton } from 'antd';
import { useState, type JSX, type KeyboardEvent } from 'react';
import { CaseNotesButton } from '../../cases/case-notes.tsx';
import { OnIt } from '../../cases/on-it.tsx';
import { call, wordsOf } from '../../client/call.ts';
import { refreshAll, useCall } from '../../client/use-call.ts';
import { useAsk } from '../../design/ask/ask.ts';
import { Fault } from '../../design/page.tsx';
import { Panel } from '../../design/panel.tsx';
import { Who } from '../../design/people/person.tsx';
import { Picture } from '../../design/picture.tsx';
import { Status } from '../../design/status.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { InsertAnswer } from './insert-answer.tsx';

type Message = CallAnswer<'POST /operator/conversations/answer'>;
type Conversation = CallAnswer<'GET /operator/conversations/{id}'>['conversation'];
const w = words.support;
const everyMs = 2_000;
const step = 50;

/** One conversation, followed while it is open; the latest message stands at the foot. */
export function Thread({ id, onBack }: { id: string; onBack: (() => void) | null }): JSX.Element {
  const [limit, setLimit] = useState(step);
  const [shown, setShown] = useState<string | null>(null);
  const { data, error, refetch } = useCall(
    'GET /operator/conversations/{id}',
    { params: { id }, query: { limit } },
    { every: everyMs },
  );
  if (data === undefined)
    return (
      <div className="thread" style={{ padding: 16 }}>
        {error === null ? <Skeleton active /> : <Fault error={error} again={refetch} />}
      </div>
    );
  const { conversation, messages } = data;
  return (
    <div className="thread">
      <Bar of={conversation} onBack={onBack} />
      {conversation.status === 'open' && <OnIt of={{ kind: 'conversation', id }} />}
      <div className="messages" aria-live="polite">
        {messages.list.map((message) => (
          <Bubble key={message.id} message={message} onPicture={setShown} />
        ))}
        {messages.total > messages.list.length && (
          <Button type="text" onClick={() => setLimit(Math.min(100, limit + step))} disabled={limit >= 100}>
            {limit >= 100 ? w.older : w.earlier}
          </Button>
        )}
      </div>
      <Write id={id} />
      {shown !== null && (
        <Panel title={w.picture} onClose={() => setShown(null)}>
          <Picture id={shown} label={w.picture} />
        </Panel>
      )}
    </div>
  );
}

const Bar = ({ of, onBack }: { of: Conversation; onBack: (() => void) | null }): JSX.Element => (
  <div className="bar">
    {onBack !== null && <Button type="text" icon={<ArrowLeftOutlined />} aria-label={w.back} onClick={onBack} />}
    <Who person={of.person} userId={of.userId} />
    <Status of={of.status} />
    <span style={{ marginLeft: 'auto' }}>
      <CaseNotesButton of={{ kind: 'conversation', id: of.id }} />
    </span>
    {of.status === 'open' && <Close id={of.id} />}
  </div>
);

const Bubble = ({ message, onPicture }: { message: Message; onPicture: (id: string) => void }): JSX.Element => (
  <div className={message.from === 'operator' ? 'bubble ours' : 'bubble'}>
    {message.text}
    {message.files.map((file, index) => (
      <Button
        key={file}
        size="small"
        icon={<PictureOutlined aria-hidden />}
        onClick={() => onPicture(file)}
        style={{ display: 'block', marginTop: 6 }}
      >
        {w.showPicture(index + 1)}
      </Button>
    ))}
    <small>
      {message.operator === null ? null : `${message.operator} · `}
      <When at={message.time} />
    </small>
  </div>
);

function Close({ id }: { id: string }): JSX.Element {
  const ask = useAsk();
  return (
    <Button
      size="small"
      onClick={() => ask({ ...w.close, send: () => call('POST /operator/conversations/close', { body: { id } }) })}
    >
      {w.close.confirm}
    </Button>
  );
}

/** An answer as it is written, and its sending. */
function useAnswer(id: string) {
  const { message } = App.useApp();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('POST /operator/conversations/answer', { body: { id, text } });
      setText('');
      await refreshAll();
    } catch (fault) {
      void message.error(wordsOf(fault));
    } finally {
      setBusy(false);
    }
  };
  return { text, setText, busy, send };
}

function Write({ id }: { id: string }): JSX.Element {
  const { text, setText, busy, send } = useAnswer(id);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (text.trim() !== '' && !busy) void send();
  };
  return (
    <div className="write">
      <InsertAnswer id={id} onInsert={(answer) => setText(text === '' ? answer : `${text}\n${answer}`)} />
      <Input.TextArea
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={4000}
        placeholder={w.write}
        aria-label={w.write}
      />
      <Button
        type="primary"
        loading={busy}
        disabled={text.trim() === ''}
        onClick={() => {
          void send();
        }}
      >
        {w.send}
      </Button>
    </div>
  );
}
