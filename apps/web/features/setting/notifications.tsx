import { Bell, BellRing, CircleDollarSign, Download, Headset, ListChecks } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { ActionRow, SwitchRow } from '../../design/list.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { useAlerts } from '../../shell/alerts/alerts.ts';
import { call, CallError } from '../../shell/client/call.ts';
import { queryClient, queryKey, useCall } from '../../shell/client/query.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { install, useInstall } from '../../shell/pwa/install.ts';
import { pushBlocker, subscribe, subscriptionNow, unsubscribe, type PushBlocker } from '../../shell/pwa/push.ts';
import { LinkRow } from '../../shell/routing/link.tsx';

const blockers: Readonly<Record<PushBlocker, PlainKey>> = {
  unsupported: 'device.unsupported',
  'home-screen': 'device.homeScreen',
  denied: 'device.denied',
};
const kinds = [
  { kind: 'orders', icon: ListChecks, title: 'device.orders', note: 'device.ordersText' },
  { kind: 'money', icon: CircleDollarSign, title: 'device.money', note: 'device.moneyText' },
  { kind: 'support', icon: Headset, title: 'device.support', note: 'device.supportText' },
  { kind: 'alerts', icon: BellRing, title: 'alerts.title', note: null },
] as const satisfies { kind: string; icon: unknown; title: PlainKey; note: PlainKey | null }[];
type Kinds = Readonly<Record<(typeof kinds)[number]['kind'], boolean>>;

const key = queryKey('GET /player/push/key');

/** Shown at once, taken back when the server refuses. */
async function choose(kind: keyof Kinds, on: boolean) {
  const show = (changed: Partial<Kinds>) =>
    queryClient.setQueryData<{ publicKey: string; kinds: Kinds }>(
      key,
      (known) => known && { ...known, kinds: { ...known.kinds, ...changed } },
    );
  show({ [kind]: on });
  await call('POST /player/push/settings', { body: { [kind]: on } }).then(show, () => show({ [kind]: !on }));
}

function KindRows() {
  const { data } = useCall('GET /player/push/key', undefined, { staleTime: 60_000 });
  return (
    <>
      {kinds.map(({ kind, icon, title, note }) => (
        <SwitchRow
          key={kind}
          icon={icon}
          title={t(title)}
          note={note === null ? undefined : t(note)}
          on={data?.kinds[kind] ?? true}
          onChange={(on) => void choose(kind, on)}
        />
      ))}
    </>
  );
}

/** Switching on asks for the permission, so it has to follow the tap. */
function usePush() {
  const [on, setOn] = useState(false);
  const [blocker, setBlocker] = useState(pushBlocker);
  useEffect(
    () =>
      void subscriptionNow().then(
        (found) => setOn(found !== null),
        () => undefined,
      ),
    [],
  );
  const { submit } = useSubmit(async (wanted: boolean) => {
    setOn(wanted);
    await (wanted ? subscribe() : unsubscribe()).catch((fault: unknown) => {
      setOn(!wanted);
      if (pushBlocker() === null) toast(fault instanceof CallError ? fault.message : t('device.failed'));
    });
    setBlocker(pushBlocker());
  });
  return { on: on && blocker === null, blocker, change: submit };
}

/** The list of price alerts, and how many wait. */
function AlertsRow() {
  const waiting = useAlerts().data?.filter(({ firedTime }) => firedTime === null).length;
  return <LinkRow icon={BellRing} title={t('alerts.title')} value={waiting} to="pages/setting/priceAlerts" />;
}

function InstallRow() {
  const offer = useInstall((now) => now.offer);
  return offer === null ? null : (
    <ActionRow
      icon={Download}
      title={t('device.install')}
      note={t('device.installText')}
      onClick={() => void install()}
    />
  );
}

/** What may be pushed to this device, the own price alerts, and the app on the home screen. */
export function Notifications({
  group: Group,
}: {
  group: (props: { title: string; children: ReactNode }) => ReactNode;
}) {
  const push = usePush();
  return (
    <Group title={t('device.title')}>
      <AlertsRow />
      {push.blocker === null ? (
        <SwitchRow
          icon={Bell}
          title={t('device.push')}
          note={t('device.pushText')}
          on={push.on}
          onChange={push.change}
        />
      ) : (
        <p className="flex min-h-14 items-center gap-3 px-4 py-3 text-note text-soft">
          <Bell size={20} aria-hidden="true" className="shrink-0" />
          {t(blockers[push.blocker])}
        </p>
      )}
      {push.on && <KindRows />}
      <InstallRow />
    </Group>
  );
}
