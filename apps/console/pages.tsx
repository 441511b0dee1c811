import {
  AlertOutlined,
  AuditOutlined,
  BankOutlined,
  CalendarOutlined,
  BellOutlined,
  CustomerServiceOutlined,
  DashboardOutlined,
  DiffOutlined,
  FileTextOutlined,
  FundOutlined,
  GlobalOutlined,
  IdcardOutlined,
  KeyOutlined,
  LinkOutlined,
  LoginOutlined,
  LogoutOutlined,
  NotificationOutlined,
  PauseCircleOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  StockOutlined,
  TeamOutlined,
  UndoOutlined,
  UnlockOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Bank } from './features/bank/bank.tsx';
import { Alerting } from './features/alerts/alerting.tsx';
import { Alerts } from './features/alerts/alerts.tsx';
import { Content } from './features/content/content.tsx';
import { Lines } from './features/content/lines.tsx';
import { Conversations } from './features/support/conversations.tsx';
import { Customers } from './features/customers/customers.tsx';
import { Deposits } from './features/deposits/deposits.tsx';
import { Overview } from './features/overview/overview.tsx';
import { Access } from './features/oversight/access.tsx';
import { AccessRequests } from './features/access/access-requests.tsx';
import { Audit } from './features/oversight/audit.tsx';
import { Countries } from './features/oversight/countries.tsx';
import { Months } from './features/months/months.tsx';
import { Operators } from './features/oversight/operators.tsx';
import { SecurityEvents } from './features/oversight/security-events.tsx';
import { Products } from './features/products/products.tsx';
import { Rates } from './features/products/rates.tsx';
import { Proposals } from './features/proposals/proposals.tsx';
import { Differences } from './features/differences/differences.tsx';
import { ExposurePage } from './features/risk/exposure.tsx';
import { Halts } from './features/risk/halts.tsx';
import { Voids } from './features/risk/voids.tsx';
import { Verifications } from './features/verifications/verifications.tsx';
import { Withdrawals } from './features/withdrawals/withdrawals.tsx';
import { words } from './locales/en.ts';
import type { Pages } from './shell/console-shell.tsx';
import { queues } from './shell/queues.ts';

const w = words.menu;

/** Every view of the console, in the order of the menu, and whose task it is. */
export const pages: Pages = {
  overview: { title: w.overview, group: 'work', icon: DashboardOutlined, Screen: Overview },
  alerts: { title: w.alerts, group: 'work', icon: BellOutlined, count: 'alerts', Screen: Alerts },
  deposits: {
    title: w.deposits,
    group: 'work',
    icon: LoginOutlined,
    roles: queues.deposits,
    count: 'deposits',
    Screen: Deposits,
  },
  withdrawals: {
    title: w.withdrawals,
    group: 'work',
    icon: LogoutOutlined,
    roles: queues.withdrawals,
    count: 'withdrawals',
    Screen: Withdrawals,
  },
  verifications: {
    title: w.verifications,
    group: 'work',
    icon: IdcardOutlined,
    roles: queues.verifications,
    count: 'verifications',
    Screen: Verifications,
  },
  accessRequests: {
    title: w.accessRequests,
    group: 'work',
    icon: UnlockOutlined,
    roles: ['support', 'risk'],
    Screen: AccessRequests,
  },
  conversations: {
    title: w.conversations,
    group: 'work',
    icon: CustomerServiceOutlined,
    roles: queues.conversations,
    count: 'conversations',
    Screen: Conversations,
  },
  proposals: {
    title: w.proposals,
    group: 'work',
    icon: AuditOutlined,
    roles: queues.proposals,
    count: 'proposals',
    Screen: Proposals,
  },
  customers: { title: w.customers, group: 'people', icon: UserOutlined, Screen: Customers },
  exposure: {
    title: w.exposure,
    group: 'house',
    icon: StockOutlined,
    roles: ['finance', 'risk', 'admin'],
    Screen: ExposurePage,
  },
  halts: { title: w.halts, group: 'house', icon: PauseCircleOutlined, Screen: Halts },
  voids: { title: w.voids, group: 'house', icon: UndoOutlined, roles: ['risk', 'admin'], Screen: Voids },
  products: {
    title: w.products,
    group: 'house',
    icon: FundOutlined,
    roles: ['finance', 'risk', 'admin'],
    Screen: Products,
  },
  rates: { title: w.rates, group: 'house', icon: BankOutlined, roles: ['finance', 'risk', 'admin'], Screen: Rates },
  bank: { title: w.bank, group: 'books', icon: ReadOutlined, roles: ['finance', 'risk'], Screen: Bank },
  differences: {
    title: w.differences,
    group: 'books',
    icon: DiffOutlined,
    roles: ['finance', 'risk', 'admin'],
    Screen: Differences,
  },
  months: {
    title: w.months,
    group: 'books',
    icon: CalendarOutlined,
    roles: ['finance', 'risk', 'admin'],
    Screen: Months,
  },
  content: { title: w.content, group: 'texts', icon: FileTextOutlined, roles: ['support', 'admin'], Screen: Content },
  lines: { title: w.lines, group: 'texts', icon: LinkOutlined, roles: ['support', 'admin'], Screen: Lines },
  countries: {
    title: w.countries,
    group: 'oversight',
    icon: GlobalOutlined,
    roles: ['risk', 'admin'],
    Screen: Countries,
  },
  operators: { title: w.operators, group: 'oversight', icon: TeamOutlined, roles: ['admin'], Screen: Operators },
  audit: {
    title: w.audit,
    group: 'oversight',
    icon: SafetyCertificateOutlined,
    roles: ['risk', 'admin'],
    Screen: Audit,
  },
  security: {
    title: w.security,
    group: 'oversight',
    icon: AlertOutlined,
    roles: ['risk', 'admin'],
    Screen: SecurityEvents,
  },
  alerting: {
    title: w.alerting,
    group: 'oversight',
    icon: NotificationOutlined,
    roles: ['risk', 'admin'],
    Screen: Alerting,
  },
  access: { title: w.access, group: 'oversight', icon: KeyOutlined, Screen: Access },
};
