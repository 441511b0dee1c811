import type { CallAnswer } from '@candor/api-contract/index.ts';
import { App, Button } from 'antd';
import type { JSX } from 'react';
import { wordsOf } from '../../client/call.ts';
import { useSession } from '../../client/session.ts';
import { refreshAll, useCall } from '../../client/use-call.ts';
import { useAsk } from '../../design/ask/ask.ts';
import { Rows } from '../../design/list.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { words } from '../../locales/words.ts';
import { adding, addingRule } from './acts.ts';
import { boundColumns, channelColumns, ruleColumns, type Asking } from './columns.tsx';
import { addThisBrowser, canPush } from './this-browser.ts';

type Rules = CallAnswer<'GET /operator/alerts/rules'>;
const w = words.alerts;

/** Who is sent what, and from where on something is a cause. Only an administrator changes it, and all of them hear. */
export function Alerting(): JSX.Element {
  const asking = useAsk();
  const { operator } = useSession();
  const ask = operator?.role === 'admin' ? asking : null;
  const { data, error, isPending, refetch } = useCall('GET /operator/alerts/rules');
  return (
    <>
      <PageHead title={w.rulesTitle} note={w.rulesNote}>
        {data !== undefined && canPush() && <ThisBrowser pushKey={data.pushKey} />}
        {ask !== null && <Adds ask={ask} channels={data?.channels ?? []} />}
      </PageHead>
      {error !== null && <Fault error={error} again={refetch} />}
      <Lists of={data} loading={isPending} ask={ask} />
    </>
  );
}

function Lists({ of, loading, ask }: { of: Rules | undefined; loading: boolean; ask: Asking | null }): JSX.Element {
  const keyed = { loading, rowKey: ({ id }: { id: string }) => id };
  return (
    <>
      <div className="section">
        <h2>{w.rules}</h2>
        <Rows {...keyed} rows={of?.rules} columns={ruleColumns(of?.channels ?? [], ask)} empty={w.noRules} />
      </div>
      <div className="section">
        <h2>{w.channels}</h2>
        <Rows {...keyed} rows={of?.channels} columns={channelColumns(ask)} empty={w.noChannels} />
      </div>
      <div className="section">
        <h2>{w.bounds}</h2>
        <Rows
          rows={of?.bounds}
          loading={loading}
          columns={boundColumns(ask)}
          rowKey={({ cause }) => cause}
          empty={words.app.noRows}
        />
      </div>
    </>
  );
}

const Adds = ({ ask, channels }: { ask: Asking; channels: Rules['channels'] }): JSX.Element => (
  <>
    <Button onClick={() => ask(adding.mail)}>{w.addMail.open}</Button>
    <Button onClick={() => ask(adding.webhook)}>{w.addWebhook.open}</Button>
    <Button onClick={() => ask(adding.telegram)}>{w.addTelegram.open}</Button>
    <Button type="primary" disabled={channels.length === 0} onClick={() => ask(addingRule(channels))}>
      {w.addRule.open}
    </Button>
  </>
);

function ThisBrowser({ pushKey }: { pushKey: string }): JSX.Element {
  const { message } = App.useApp();
  const { operator } = useSession();
  const add = async (): Promise<void> => {
    try {
      await addThisBrowser(pushKey, w.browserOf(operator?.name ?? '', new Date().toISOString().slice(0, 16)));
      await refreshAll();
      message.success(w.browserAdded);
    } catch (fault) {
      message.error(wordsOf(fault));
    }
  };
  return <Button onClick={() => void add()}>{w.thisBrowser}</Button>;
}
