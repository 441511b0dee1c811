import { KeyRound } from 'lucide-react';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from '../../../design/button.tsx';
import { Badge, Card, Tile } from '../../../design/list.tsx';
import { useSubmit } from '../../../design/use-submit.ts';
import { date, number } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { call } from '../../../shell/client/call.ts';
import { refresh } from '../../../shell/client/query.ts';
import { confirm } from '../../../shell/feedback/confirm.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import { markets } from './key-draft.ts';

type ProgramKey = CallAnswer<'GET /player/keys/list'>[number];

function Facts({ apiKey, addresses, expiryTime, lastUseTime, calls, orders, refusals }: ProgramKey) {
  const facts = [
    t('keys.until', { time: date(expiryTime, 'day') }),
    lastUseTime === null ? t('keys.unused') : t('keys.used', { time: date(lastUseTime, 'moment') }),
    t('keys.counts', { calls: number(calls), orders: number(orders), refusals: number(refusals) }),
    addresses.length === 0 ? t('keys.anywhere') : addresses.join(', '),
  ];
  return (
    <>
      {facts.map((fact) => (
        <span key={fact} className="mt-1 block text-note break-words text-soft">
          {fact}
        </span>
      ))}
      <span className="mt-1 block text-note break-all text-faint">{apiKey}</span>
    </>
  );
}

function KeyRow({ programKey }: { programKey: ProgramKey }) {
  const { apiKey, name, rights } = programKey;
  const { submit, busy } = useSubmit(async () => {
    await confirm({ title: t('keys.endTitle', { name }), text: t('keys.endText'), confirm: t('keys.end') });
    await call('POST /player/keys/end', { body: { apiKey } });
    toast(t('keys.ended'));
    await refresh('GET /player/keys/list');
  });
  const trades = markets.filter((market) => rights.includes(market));
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <Tile icon={KeyRound} tone="plain" />
      <span className="min-w-0 flex-1">
        <span className="block text-row font-semibold break-words hyphens-auto">{name}</span>
        <span className="mt-1 flex flex-wrap gap-1">
          {trades.length === 0 && <Badge>{t('keys.read')}</Badge>}
          {trades.map((market) => (
            <Badge key={market} tone="warn">
              {t(`keys.${market}`)}
            </Badge>
          ))}
        </span>
        <Facts {...programKey} />
      </span>
      <Button
        look="quiet"
        size="small"
        busy={busy}
        onClick={() => submit()}
        aria-label={`${t('keys.end')}: ${name}`}
        className="shrink-0"
      >
        {t('keys.end')}
      </Button>
    </li>
  );
}

/** Keys that live, each to be ended at once. */
export function KeyList({ keys }: { keys: readonly ProgramKey[] }) {
  return (
    <Card className="mt-4 overflow-hidden">
      <ul className="divide-y divide-line">
        {keys.map((programKey) => (
          <KeyRow key={programKey.apiKey} programKey={programKey} />
        ))}
      </ul>
    </Card>
  );
}
