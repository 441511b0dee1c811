import { LogOut, Monitor, Smartphone } from 'lucide-react';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from '../../design/button.tsx';
import { Badge, Card, Tile } from '../../design/list.tsx';
import { ErrorState, Skeleton, SkeletonCard } from '../../design/states.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { t } from '../../locales/i18n.ts';
import { learnKeys } from '../../locales/late/programs/keys-words.ts';
import { withWords } from '../../locales/late/with-words.ts';
import { call } from '../../shell/client/call.ts';
import { refresh, useCall } from '../../shell/client/query.ts';
import { useNow } from '../../shell/client/use-now.ts';
import { confirm } from '../../shell/feedback/confirm.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { LatePart } from '../../shell/routing/late-part.tsx';
import { endSession } from '../../shell/session/session.ts';
import { ago } from './ago.ts';

const loadKeys = () => withWords(learnKeys, () => import('./keys/keys-card.tsx').then((m) => m.KeysCard));

type Device = CallAnswer<'GET /player/sessions'>['list'][number];

const isPhone = ({ device, devicePlatform }: Device): boolean =>
  device === null ? devicePlatform > 1 : /Android|iPhone|iPad/.test(device);

function DeviceRow({ device }: { device: Device }) {
  const now = useNow();
  const Icon = isPhone(device) ? Smartphone : Monitor;
  const { submit, busy } = useSubmit(async () => {
    await confirm({ title: t('security.endTitle'), text: t('security.endText'), confirm: t('security.end') });
    await call('POST /player/sessions/end', { body: { id: device.id } });
    toast(t('security.ended'));
    await refresh('GET /player/sessions');
  });
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <Tile icon={Icon} tone="plain" />
      <span className="min-w-0 flex-1">
        <span className="block text-row font-semibold break-words hyphens-auto">
          {device.device ?? t('security.unknownDevice')}
        </span>
        <span className="mt-0.5 block text-note text-soft">
          {[
            device.network,
            device.current ? null : t('security.seen', { time: ago(device.seenTime, now, t('shell.justNow')) }),
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
        {device.current && (
          <span className="mt-1 block">
            <Badge tone="up">{t('security.thisDevice')}</Badge>
          </span>
        )}
      </span>
      {!device.current && (
        <Button look="quiet" size="small" busy={busy} onClick={() => submit()} className="shrink-0">
          {t('security.end')}
        </Button>
      )}
    </li>
  );
}

function PageSkeleton() {
  return (
    <div className="gutter space-y-4 pt-2">
      <div className="space-y-2">
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-2/3" />
      </div>
      <SkeletonCard className="h-19" />
      <Skeleton className="h-13 rounded-field" />
    </div>
  );
}

/** Where the account is signed in, each to be signed out. */
export function DevicesPage() {
  const sessions = useCall('GET /player/sessions');
  const { submit, busy } = useSubmit(async () => {
    await confirm({
      title: t('security.endAll'),
      text: t('security.endAllText'),
      confirm: t('security.endAll'),
      grave: true,
    });
    await call('POST /player/sessions/endAll', { body: {} });
    endSession(t('setting.loggedOut'));
  });
  if (sessions.data === undefined)
    return sessions.isError ? (
      <ErrorState text={sessions.error.message} onRetry={() => void sessions.refetch()} />
    ) : (
      <PageSkeleton />
    );
  return (
    <div className="gutter flex flex-1 flex-col pt-2 pb-4">
      <p className="text-row text-pretty text-soft">{t('security.devicesText')}</p>
      <Card className="mt-4 overflow-hidden">
        <ul className="divide-y divide-line">
          {sessions.data.list.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      </Card>
      <Button look="leave" busy={busy} onClick={() => submit()} className="mt-6 w-full">
        <LogOut size={20} aria-hidden="true" />
        {t('security.endAll')}
      </Button>
      <LatePart load={loadKeys} part={{}} waiting={<SkeletonCard className="mt-8 h-40" />} />
    </div>
  );
}
