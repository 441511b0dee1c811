import { Alert, Button, Input } from 'antd';
import { useState, type JSX } from 'react';
import { CallError, wordsOf } from '../../client/call.ts';
import { useAsk } from '../../design/ask/ask.ts';
import { PageHead } from '../../design/page.tsx';
import { words } from '../../locales/words.ts';
import { draftOf, sentOf, type Draft } from '../../rules/draft.ts';
import type { Rules, Settings } from '../../rules/rule-changes.ts';
import { RulePreview } from '../../rules/rule-preview.tsx';
import { go, type Place } from '../../shell/route.ts';
import { RuleForm } from './rule-form.tsx';
import { proposing, settingAt } from './propose-rules.ts';

const w = words.rules;

/** The version that is gone back to, where the address names one, else the last: on it a change is made. */
function begunWith({ versions }: Rules, place: Place): { basedOn: number; settings: Settings | undefined } {
  const wanted = versions.find(({ version }) => String(version) === place.query.get('to')) ?? versions[0];
  return { basedOn: versions[0]?.version ?? 1, settings: wanted?.settings };
}

/** A change of the rules: values over those of a version, what it comes to, and the proposal of it. */
export function RuleEditor({ rules, place }: { rules: Rules; place: Place }): JSX.Element {
  const [{ basedOn, settings }] = useState(() => begunWith(rules, place));
  const [draft, setDraft] = useState<Draft | null>(settings === undefined ? null : draftOf(settings));
  const [moment, setMoment] = useState('');
  const [shown, setShown] = useState(place.query.has('to'));
  const [fault, setFault] = useState<{ text: string; at: string | null } | null>(null);
  if (draft === null) return <Alert type="error" title={words.app.failed} />;
  const from = moment === '' ? null : new Date(moment).getTime();
  const change = { basedOn, settings: sentOf(draft), from };
  const edit = (next: Draft): void => {
    setDraft(next);
    setShown(false);
    setFault(null);
  };
  const objected = (error: unknown): void => {
    setFault({ text: wordsOf(error), at: error instanceof CallError ? settingAt(error.data.field) : null });
    setShown(false);
  };
  return (
    <>
      <PageHead title={w.changing(basedOn + 1)} note={w.changingNote}>
        <Button onClick={() => go('rules')}>{words.app.cancel}</Button>
      </PageHead>
      <RuleForm draft={draft} fault={fault} onChange={edit} />
      <Moment
        value={moment}
        onChange={(value) => {
          setMoment(value);
          setShown(false);
        }}
      />
      <Foot change={change} shown={shown} fault={fault} onShow={() => setShown(true)} onFault={objected} />
    </>
  );
}

const Moment = ({ value, onChange }: { value: string; onChange: (value: string) => void }): JSX.Element => (
  <section className="block section">
    <h2>{w.from}</h2>
    <div className="stack" style={{ gap: 4, maxWidth: 320 }}>
      <Input
        type="datetime-local"
        step={1}
        aria-label={w.from}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="faint small">{w.fromHelp}</span>
    </div>
  </section>
);

interface FootProps {
  readonly change: Parameters<typeof proposing>[0];
  readonly shown: boolean;
  readonly fault: { readonly text: string } | null;
  readonly onShow: () => void;
  readonly onFault: (error: Error) => void;
}

/** What it comes to; nothing is proposed that was not looked at. */
function Foot({ change, shown, fault, onShow, onFault }: FootProps): JSX.Element {
  const ask = useAsk();
  return (
    <section className="block section stack">
      <h2>{w.preview.title}</h2>
      {fault !== null && <Alert type="error" showIcon title={fault.text} />}
      {shown ? <RulePreview of={change} differences onFault={onFault} /> : <p className="soft">{w.preview.note}</p>}
      <div className="acts-foot">
        <Button onClick={onShow}>{w.preview.open}</Button>
        <Button type="primary" disabled={!shown} onClick={() => ask(proposing(change))}>
          {w.propose.open}
        </Button>
      </div>
    </section>
  );
}
