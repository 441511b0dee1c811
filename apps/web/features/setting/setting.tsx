import {
  BadgeCheck,
  DoorClosed,
  EyeOff,
  FileDown,
  Fingerprint,
  Hourglass,
  Image,
  KeyRound,
  Languages,
  LogOut,
  MonitorSmartphone,
  ScanLine,
  ShieldAlert,
  ShieldCheck,
  Signal,
  Smile,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { languageNames } from '@candor/api-contract/languages.ts';
import { Button } from '../../design/button.tsx';
import { ActionRow, Card, GroupTitle, SwitchRow } from '../../design/list.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { useConfig } from '../../shell/client/config.ts';
import { confirm } from '../../shell/feedback/confirm.ts';
import { LinkRow } from '../../shell/routing/link.tsx';
import { LineSheet, useLineName } from '../../shell/session/line-sheet.tsx';
import { setPreference, usePreference } from '../../shell/session/preferences.ts';
import { endSession, useUser } from '../../shell/session/session.ts';
import { ColourChoice } from '../../shell/session/colour-choice.tsx';
import { Notifications } from './notifications.tsx';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mx-4 mt-5 first:mt-2">
      <GroupTitle>{title}</GroupTitle>
      <Card className="divide-y divide-line overflow-hidden">{children}</Card>
    </section>
  );
}

function LogoutButton() {
  const { submit, busy } = useSubmit(async () => {
    await confirm({
      title: t('setting.logout'),
      text: t('setting.logoutText'),
      confirm: t('setting.logout'),
      grave: true,
    });
    // Signed out here in any case: a server that can't be reached ends the session by its age.
    await call('GET /logout', undefined, { quiet: true }).catch(() => undefined);
    endSession(t('setting.loggedOut'));
  });
  return (
    <Button look="leave" busy={busy} onClick={() => submit()} className="w-full">
      <LogOut size={20} aria-hidden="true" />
      {t('setting.logout')}
    </Button>
  );
}

function Connection() {
  const [open, setOpen] = useState(false);
  return (
    <Group title={t('setting.connection')}>
      <ActionRow icon={Signal} title={t('setting.line')} value={useLineName()} onClick={() => setOpen(true)} />
      <LineSheet open={open} onClose={() => setOpen(false)} />
    </Group>
  );
}

function Account() {
  const user = useUser();
  return (
    <Group title={t('setting.account')}>
      <LinkRow icon={Smile} title={t('setting.nickname')} value={user?.nickName} to="pages/setting/editNickname" />
      <LinkRow
        icon={ShieldCheck}
        title={t('fund-password.title')}
        value={user === null ? undefined : t(user.hasFundPassword ? 'fund-password.isSet' : 'fund-password.notSet')}
        to="pages/setting/setFundPassword"
      />
      <LinkRow
        icon={BadgeCheck}
        title={t('personal.identity')}
        value={user === null ? undefined : t(`personal.${user.authStatus}`)}
        to="pages/certify/first"
      />
      <LinkRow icon={KeyRound} title={t('shell.editPassword')} to="pages/setting/editPassword" />
    </Group>
  );
}

function Safety() {
  const user = useUser();
  return (
    <Group title={t('setting.safety')}>
      <LinkRow icon={ScanLine} title={t('security.title')} to="pages/setting/authenticator" />
      <LinkRow icon={Fingerprint} title={t('security.passkeysTitle')} to="pages/setting/passkeys" />
      <LinkRow icon={MonitorSmartphone} title={t('security.devicesTitle')} to="pages/setting/devices" />
      <LinkRow
        icon={ShieldAlert}
        title={t('security.freezeTitle')}
        value={user?.withdrawalsFrozen === true ? t('security.isFrozen') : undefined}
        to="pages/setting/freezeWithdrawals"
      />
      <LinkRow icon={Hourglass} title={t('limits.title')} to="pages/setting/ownLimits" />
      <LinkRow icon={FileDown} title={t('closing.dataTitle')} to="pages/setting/ownData" />
      <LinkRow icon={DoorClosed} title={t('closing.title')} to="pages/setting/closeAccount" />
    </Group>
  );
}

function Display() {
  const hide = usePreference('hideBalances');
  const images = usePreference('homeImages');
  const language = usePreference('language');
  return (
    <Group title={t('setting.display')}>
      <LinkRow
        icon={Languages}
        title={t('shell.changeLanguage')}
        value={languageNames[language]}
        to="pages/setting/changeLanguage"
      />
      <SwitchRow
        icon={EyeOff}
        title={t('setting.hideBalances')}
        note={t('setting.hideBalancesText')}
        on={hide}
        onChange={(on) => setPreference('hideBalances', on)}
      />
      <SwitchRow
        icon={Image}
        title={t('setting.homeImages')}
        note={t('setting.homeImagesText')}
        on={images}
        onChange={(on) => setPreference('homeImages', on)}
      />
      <ColourChoice />
    </Group>
  );
}

/** Nickname, password, language, colours, network line and the way out. */
export function SettingPage() {
  const version = useConfig()?.version;
  return (
    <div className="flex flex-1 flex-col pb-4">
      <Account />
      <Safety />
      <Display />
      <Notifications group={Group} />
      <Connection />
      <div className="gutter mt-8">
        <LogoutButton />
      </div>
      {version !== undefined && (
        <p className="mt-4 text-center text-caption text-faint">
          Candor · {t('setting.version')} {version}
        </p>
      )}
    </div>
  );
}
