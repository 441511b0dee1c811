import { Button } from 'antd';
import type { JSX } from 'react';
import { Facts } from '../../design/facts.tsx';
import { Panel } from '../../design/panel.tsx';
import { Exact, When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { differencesOf, type Rules } from '../../rules/rule-changes.ts';
import { go } from '../../shell/route.ts';
import { RuleValues } from './rule-values.tsx';
import type { Version } from './rules.tsx';

const w = words.rules;

interface Shown {
  readonly of: Version;
  readonly among: Rules;
  readonly may: boolean;
  readonly onClose: () => void;
}

/** One version: who decided it and why, what it changed, everything it says, and the way back to it. */
export function VersionPanel({ of, among, may, onClose }: Shown): JSX.Element {
  const before = among.versions.find(({ version }) => version === of.version - 1);
  const isLast = of.version === among.versions[0]?.version;
  return (
    <Panel
      title={w.versionOf(of.version)}
      width={760}
      onClose={onClose}
      foot={
        may && !isLast ? (
          <Button type="primary" onClick={() => go('rules', 'change', { to: String(of.version) })}>
            {w.back(of.version)}
          </Button>
        ) : undefined
      }
    >
      <div className="stack">
        <Facts
          of={[
            [w.from, of.since === 0 ? w.release : <Exact key="since" at={of.since} />],
            [w.by, of.maker === null ? null : w.both(of.maker, of.checker ?? '')],
            [w.decided, <When key="decided" at={of.decidedAt} />],
            [words.app.reason, of.reason],
          ]}
        />
        {before !== undefined && <Changed of={of} before={before} />}
        <RuleValues of={of.settings} />
      </div>
    </Panel>
  );
}

const Changed = ({ of, before }: { of: Version; before: Version }): JSX.Element => (
  <section className="block">
    <h2>{w.changedBy(of.version)}</h2>
    <Facts
      of={differencesOf(before.settings, of.settings).map(({ what, old, now }) => [
        what,
        `${old ?? words.app.none} → ${now}`,
      ])}
    />
  </section>
);
