import { App, Button } from 'antd';
import { useEffect, useState, type JSX } from 'react';
import { isAttended } from '../client/attended.ts';
import { call, wordsOf } from '../client/call.ts';
import { useSession } from '../client/session.ts';
import { queryClient } from '../client/use-call.ts';
import type { Column } from '../design/list.tsx';
import { words } from '../locales/words.ts';
import { useAssignments, type Assignment, type Case, type WhoIsOn } from './assignments.ts';

const w = words.cases;
/** Often enough that nobody at work loses a case, seldom enough to be no load. */
const renewMs = 60_000;

/** Renews the own assignment while its case is open and somebody sits here. */
function useRenewal({ kind, id }: Case, own: boolean): void {
  useEffect(() => {
    if (!own) return undefined;
    const timer = setInterval(() => {
      // What was lost on the way is made good by the next one.
      if (isAttended(Date.now())) call('POST /operator/cases/renew', { body: { kind, id } }).catch(() => undefined);
    }, renewMs);
    return () => clearInterval(timer);
  }, [kind, id, own]);
}

type Say = 'POST /operator/cases/take' | 'POST /operator/cases/leave';

function useSaying({ kind, id }: Case): { busy: boolean; say: (name: Say) => void } {
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const send = async (name: Say): Promise<void> => {
    setBusy(true);
    try {
      await call(name, { body: { kind, id } });
      await queryClient.invalidateQueries({ queryKey: ['GET /operator/cases'] });
    } catch (fault) {
      void message.error(wordsOf(fault));
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    say: (name) => {
      void send(name);
    },
  };
}

/** What is said of a case to who looks at it. */
function textOf(held: Assignment | undefined, me: string | undefined): string | null {
  if (held === undefined) return null;
  if (held.operatorId === me) return w.own;
  return held.takenFromId === me ? w.takenOver(held.operator) : w.other(held.operator);
}

const takeWord = (held: Assignment | undefined): string => (held === undefined ? w.take : w.takeOver);

/** Who is on the case that is open, and the word that one is on it oneself. It locks nothing. */
export function OnIt({ of }: { of: Case }): JSX.Element {
  const { operator } = useSession();
  const held = useAssignments()(of);
  const own = held !== undefined && held.operatorId === operator?.id;
  const { busy, say } = useSaying(of);
  useRenewal(of, own);
  return (
    <div className={held === undefined || own ? 'on-it' : 'on-it other'} role="status">
      <span>{textOf(held, operator?.id)}</span>
      <Button
        size="small"
        loading={busy}
        onClick={() => say(own ? 'POST /operator/cases/leave' : 'POST /operator/cases/take')}
      >
        {own ? w.leave : takeWord(held)}
      </Button>
    </div>
  );
}

/** Who is on a case, where there is little room. */
export function OnItName({ of }: { of: Assignment | undefined }): JSX.Element {
  const { operator } = useSession();
  if (of === undefined) return <span className="faint">{words.app.none}</span>;
  return of.operatorId === operator?.id ? <b>{w.you}</b> : <span className="warn">{of.operator}</span>;
}

/** The column of a list of cases that names who is on each. */
export const onItColumn = <Row,>(who: WhoIsOn, caseOf: (row: Row) => Case): Column<Row> => ({
  title: w.onIt,
  cell: (row) => <OnItName of={who(caseOf(row))} />,
});
