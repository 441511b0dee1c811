import {
  BadgeCheck,
  Bell,
  BookOpen,
  ChartSpline,
  Copy,
  CreditCard,
  FileText,
  GraduationCap,
  Headset,
  History,
  KeyRound,
  Languages,
  LifeBuoy,
  Lock,
  PiggyBank,
  QrCode,
  ReceiptText,
  Scale,
  Settings,
  ShieldCheck,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { Badge, Card, GroupTitle } from '../../design/list.tsx';
import { ActionFace, actionTileClass } from '../../design/action-tile.tsx';
import { IconButton } from '../../design/button.tsx';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { hasPage } from '../../routes.ts';
import { TabPageBar } from '../../shell/bars/nav-bar.tsx';
import { copyText } from '../../shell/feedback/copy.ts';
import { MessageBell } from '../../shell/notices/bell.tsx';
import { useUnread } from '../../shell/notices/unread.ts';
import { IconLink, Link, LinkRow } from '../../shell/routing/link.tsx';
import { useUser, type UserInfo } from '../../shell/session/session.ts';
import { AgentCard } from './agent-card.tsx';
import { InviteCard } from './invite-card.tsx';

const tones: Record<UserInfo['authStatus'], 'plain' | 'warn' | 'down' | 'up'> = {
  none: 'plain',
  certifying: 'warn',
  failed: 'down',
  certified: 'up',
};

const initialOf = (name: string): string => String.fromCodePoint(name.codePointAt(0) ?? 0x2014).toUpperCase();

function Profile({ user }: { user: UserInfo }) {
  const name = user.nickName || user.account || user.userId;
  return (
    <Card className="mx-4 flex items-center gap-4 p-4">
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-soft text-title font-bold text-brand"
      >
        {initialOf(name)}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-bar font-semibold">{name}</p>
        <div className="flex items-center text-note text-soft">
          <span>
            {t('personal.userId')} {user.userId}
          </span>
          <IconButton label={t('shell.copy')} onClick={() => void copyText(user.userId)} className="-my-3 text-faint">
            <Copy size={16} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </Card>
  );
}

/** Verification and messages, with how they stand. */
function Standing({ user }: { user: UserInfo }) {
  const { message, notice } = useUnread();
  const unread = message + notice;
  return (
    <Card className="mx-4 mt-3 divide-y divide-line overflow-hidden">
      <LinkRow
        icon={BadgeCheck}
        title={t('personal.identity')}
        value={<Badge tone={tones[user.authStatus]}>{t(`personal.${user.authStatus}`)}</Badge>}
        to="pages/certify/first"
      />
      <LinkRow
        icon={Bell}
        title={t('notices.title')}
        value={unread === 0 ? undefined : <Badge tone="brand">{t('notices.unread', { count: unread })}</Badge>}
        to="pages/messages/messages"
      />
    </Card>
  );
}

interface Entry {
  icon: LucideIcon;
  title: PlainKey;
  to: string;
  type?: string;
}

/** What is opened most. */
const tiles: readonly Entry[] = [
  { icon: Zap, title: 'personal.orders', to: 'pages/market/marketOrder' },
  { icon: ChartSpline, title: 'futures.ordersTitle', to: 'pages/contract/contractOrder' },
  { icon: BookOpen, title: 'spot.ordersTitle', to: 'pages/currency/currencyOrder' },
  { icon: ReceiptText, title: 'shell.accountRecord', to: 'pages/accountRecord/accountRecord' },
  { icon: History, title: 'deposits.historyTitle', to: 'pages/personal/historyList' },
];

const groups: readonly { title: PlainKey; entries: readonly Entry[] }[] = [
  {
    title: 'personal.trading',
    entries: [
      { icon: Lock, title: 'earn.lockTitle', to: 'pages/lockMining/lockMining' },
      { icon: PiggyBank, title: 'earn.wealthTitle', to: 'pages/wealth/wealth' },
      { icon: Scale, title: 'accounts.mirror', to: 'pages/mirror/mirror' },
      { icon: GraduationCap, title: 'shell.practise', to: 'pages/practise/practise' },
    ],
  },
  {
    title: 'personal.money',
    entries: [
      { icon: CreditCard, title: 'bank-cards.title', to: 'pages/bank/bank' },
      { icon: QrCode, title: 'wallets.title', to: 'pages/wallet/wallet' },
      { icon: KeyRound, title: 'fund-password.title', to: 'pages/setting/setFundPassword' },
    ],
  },
  {
    title: 'personal.about',
    entries: [
      { icon: LifeBuoy, title: 'articles.helpTitle', to: 'pages/help/help' },
      { icon: Headset, title: 'support.title', to: 'pages/service/service' },
      { icon: Settings, title: 'shell.setting', to: 'pages/setting/setting' },
      { icon: Languages, title: 'shell.changeLanguage', to: 'pages/setting/changeLanguage' },
      { icon: FileText, title: 'auth.terms', to: 'pages/richView/richView', type: 'terms' },
      { icon: ShieldCheck, title: 'auth.privacy', to: 'pages/richView/richView', type: 'privacy' },
    ],
  },
];

/** First letter of a sentence large: some languages write these words small inside one. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Three in a row, and the last as wide as what is left. */
function Tiles() {
  const shown = tiles.filter(({ to }) => hasPage(to));
  return (
    <ul className="mx-4 mt-3 grid grid-cols-3 gap-2">
      {shown.map(({ icon, title, to }, at) => (
        <li key={title} style={at === shown.length - 1 ? { gridColumnEnd: -1, gridColumnStart: 1 + (at % 3) } : {}}>
          <Link to={to} className={actionTileClass}>
            <ActionFace icon={icon} word={capital(t(title))} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Menu() {
  return groups.map(({ title, entries }) => (
    <section key={title} className="mx-4 mt-5">
      <GroupTitle>{t(title)}</GroupTitle>
      <Card className="divide-y divide-line overflow-hidden">
        {entries
          .filter(({ to }) => hasPage(to))
          .map((entry) => (
            <LinkRow
              key={entry.title}
              icon={entry.icon}
              title={capital(t(entry.title))}
              to={entry.to}
              query={{ type: entry.type }}
            />
          ))}
      </Card>
    </section>
  ));
}

/** Who the user is here, the invite code, and the ways to everything personal. */
export function PersonalPage() {
  const user = useUser();
  const setting = (
    <>
      <MessageBell />
      <IconLink to="pages/setting/setting" label={t('shell.setting')}>
        <Settings size={22} aria-hidden="true" />
      </IconLink>
    </>
  );
  return (
    <>
      <TabPageBar title={t('shell.personal')} right={setting} />
      {user !== null && (
        <>
          <Profile user={user} />
          <Tiles />
          <Standing user={user} />
          <InviteCard code={user.inviteCode} />
          <AgentCard />
        </>
      )}
      <Menu />
    </>
  );
}
