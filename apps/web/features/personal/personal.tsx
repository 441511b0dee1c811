import { BookOpen, Copy, FileText, Languages, ReceiptText, Settings, ShieldCheck, Zap, type LucideIcon } from 'lucide-react';
import { Badge, Card } from '../../design/list.tsx';
import { IconButton } from '../../design/button.tsx';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { hasPage } from '../../routes.ts';
import { TabPageBar } from '../../shell/bars/nav-bar.tsx';
import { copyText } from '../../shell/feedback/copy.ts';
import { Link, LinkRow } from '../../shell/routing/link.tsx';
import { useUser, type UserInfo } from '../../shell/session/session.ts';
import { InviteCard } from './invite-card.tsx';

const tones: Record<UserInfo['authStatus'], 'plain' | 'warn' | 'down' | 'up'> = { none: 'plain', certifying: 'warn', failed: 'down', certified: 'up' };

const initialOf = (name: string): string => String.fromCodePoint(name.codePointAt(0) ?? 0x2014).toUpperCase();

function Profile({ user }: { user: UserInfo }) {
  const name = user.nickName || user.account || user.userId;
  return (
    <Card className="mx-4 flex items-center gap-4 p-4">
      <span aria-hidden="true" className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-soft text-title font-bold text-brand">{initialOf(name)}</span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-bar font-semibold">{name}</p>
        <div className="flex items-center text-note text-soft">
          <span>{t('personal.userId')} {user.userId}</span>
          <IconButton label={t('shell.copy')} onClick={() => void copyText(user.userId)} className="-my-3 text-faint"><Copy size={16} aria-hidden="true" /></IconButton>
        </div>
        <Badge tone={tones[user.authStatus]}>{t(`personal.${user.authStatus}`)}</Badge>
      </div>
    </Card>
  );
}

interface Entry { icon: LucideIcon; title: PlainKey; to: string; type?: string }

const groups: readonly { title: PlainKey; entries: readonly Entry[] }[] = [
  {
    title: 'personal.trading',
    entries: [
      { icon: Zap, title: 'personal.orders', to: 'pages/market/marketOrder' },
      { icon: BookOpen, title: 'spot.ordersTitle', to: 'pages/currency/currencyOrder' },
      { icon: ReceiptText, title: 'shell.accountRecord', to: 'pages/accountRecord/accountRecord' },
    ],
  },
  {
    title: 'personal.about',
    entries: [
      { icon: Settings, title: 'shell.setting', to: 'pages/setting/setting' },
      { icon: Languages, title: 'shell.changeLanguage', to: 'pages/setting/changeLanguage' },
      { icon: FileText, title: 'auth.terms', to: 'pages/richView/richView', type: 'terms' },
      { icon: ShieldCheck, title: 'auth.privacy', to: 'pages/richView/richView', type: 'privacy' },
    ],
  },
];

/** First letter of a sentence large: some languages write these words small inside one. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Menu() {
  return groups.map(({ title, entries }) => (
    <section key={title} className="mx-4 mt-5">
      <h2 className="mb-2 px-1 text-note font-semibold text-faint">{t(title)}</h2>
      <Card className="divide-y divide-line overflow-hidden">
        {entries.filter(({ to }) => hasPage(to)).map((entry) => (
          <LinkRow key={entry.title} icon={entry.icon} title={capital(t(entry.title))} to={entry.to} {...(entry.type === undefined ? {} : { query: { type: entry.type } })} />
        ))}
      </Card>
    </section>
  ));
}

/** Who the user is here, the invite code, and the ways to everything personal. */
export function PersonalPage() {
  const user = useUser();
  const setting = (
    <Link to="pages/setting/setting" aria-label={t('shell.setting')} className="press grid size-11 place-items-center rounded-field"><Settings size={22} aria-hidden="true" /></Link>
  );
  return (
    <>
      <TabPageBar title={t('shell.personal')} right={setting} />
      {user !== null && <><Profile user={user} /><InviteCard code={user.inviteCode} /></>}
      <Menu />
    </>
  );
}
