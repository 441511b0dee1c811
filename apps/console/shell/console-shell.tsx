import { LogoutOutlined, MenuOutlined } from '@ant-design/icons';
import { Button, Drawer, Menu, Skeleton, Tooltip } from 'antd';
import { Suspense, useEffect, useRef, useState, type ComponentType, type JSX } from 'react';
import { call, type CallError } from '../client/call.ts';
import { end, type Operator, type Role } from '../client/session.ts';
import { liveMs, useCall } from '../client/use-call.ts';
import { Brand } from '../design/brand.tsx';
import { LanguageChoice } from '../locales/language-choice.tsx';
import { words } from '../locales/words.ts';
import type { Queue } from './queues.ts';
import { go, usePlace, type Place } from './route.ts';
import { useTabTitle } from './tab-title.ts';
import { useNarrow } from './use-narrow.ts';

/** A view of the console. `group` is its part of the menu, `count` what waits in it. */
export interface PageOf {
  readonly title: string;
  readonly group: keyof typeof words.groups;
  readonly icon: ComponentType;
  readonly roles?: readonly Role[];
  readonly count?: Queue | 'alerts';
  readonly Screen: ComponentType<{ place: Place }>;
}
export type Pages = Readonly<Record<string, PageOf>>;

const mayOpen = ({ roles }: PageOf, role: Role): boolean => roles === undefined || roles.includes(role);

/** Menu, mode and the view that the address names; an operator sees the views of their role. */
export function ConsoleShell({ pages, operator }: { pages: Pages; operator: Operator }): JSX.Element {
  const place = usePlace();
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const queues = useCall('GET /operator/queues', {}, { every: liveMs });
  const named = pages[place.page];
  const page = named !== undefined && mayOpen(named, operator.role) ? named : pages['overview'];
  useTabTitle(page?.title, queues.data?.alerts ?? 0);
  const menu = (
    <Side
      pages={pages}
      operator={operator}
      current={place.page}
      queues={queues.data}
      onGo={(key) => {
        setOpen(false);
        go(key);
      }}
    />
  );
  const drawer = { open, placement: 'left', size: 264, closable: false, styles: { body: { padding: 0 } } } as const;
  return (
    <div className="shell">
      {narrow ? (
        <Drawer {...drawer} onClose={() => setOpen(false)}>
          {menu}
        </Drawer>
      ) : (
        menu
      )}
      <main className="main">
        <div className="inner">
          {narrow && <TopBar title={page?.title} mode={queues.data?.mode} onMenu={() => setOpen(true)} />}
          {page !== undefined && <Shown page={page} place={place} />}
        </div>
      </main>
    </div>
  );
}

/** The view, once its code is there. */
const Shown = ({ page, place }: { page: PageOf; place: Place }): JSX.Element => (
  <Suspense fallback={<Skeleton active />}>
    <page.Screen key={place.page} place={place} />
  </Suspense>
);

const TopBar = ({
  title,
  mode,
  onMenu,
}: {
  title: string | undefined;
  mode: 'paper' | 'real' | undefined;
  onMenu: () => void;
}): JSX.Element => (
  <div className="topbar">
    <Button type="text" size="large" icon={<MenuOutlined />} aria-label={words.app.menu} onClick={onMenu} />
    <b>{title}</b>
    <span style={{ marginLeft: 'auto' }}>
      <Mode mode={mode} />
    </span>
  </div>
);

type Queues = Partial<Record<Queue | 'alerts', number>> & { overdue?: Record<Queue, number>; mode?: 'paper' | 'real' };
interface SideProps {
  pages: Pages;
  operator: Operator;
  current: string;
  queues: Queues | undefined;
  onGo: (key: string) => void;
}

const itemOf =
  (queues: Queues | undefined) =>
  ([key, page]: [string, PageOf]) => ({
    key,
    icon: <page.icon />,
    label: (
      <span className="menu-item">
        {page.title}
        {page.count !== undefined && (
          <Waiting
            number={queues?.[page.count] ?? 0}
            overdue={page.count === 'alerts' ? 0 : (queues?.overdue?.[page.count] ?? 0)}
          />
        )}
      </span>
    ),
  });

function Side({ pages, operator, current, queues, onGo }: SideProps): JSX.Element {
  const own = Object.entries(pages).filter(([, page]) => mayOpen(page, operator.role));
  const groups = Object.entries(words.groups).map(([group, label]) => ({
    type: 'group' as const,
    key: group,
    label,
    children: own.filter(([, page]) => page.group === group).map(itemOf(queues)),
  }));
  const menu = useRef<HTMLDivElement>(null);
  // The item of a view that was opened by a link may stand below what is seen.
  useEffect(() => {
    menu.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav className="side">
      <Brand />
      <div className="scroll" ref={menu}>
        <Menu
          mode="inline"
          selectedKeys={[current]}
          items={groups.filter(({ children }) => children.length > 0)}
          onClick={({ key }) => onGo(key)}
          style={{ border: 0 }}
        />
      </div>
      <div className="side-languages">
        <LanguageChoice />
      </div>
      <Me operator={operator} queues={queues} />
    </nav>
  );
}

/** Who is signed in, on which money, and the way out. */
const Me = ({ operator, queues }: Pick<SideProps, 'operator' | 'queues'>): JSX.Element => (
  <div className="me">
    <div>
      <b className="cut">{operator.name}</b>
      <span className="faint small me-role">
        {words.roles[operator.role]}
        <Mode mode={queues?.mode} />
      </span>
    </div>
    <Tooltip title={words.app.signOut}>
      <Button type="text" icon={<LogoutOutlined />} aria-label={words.app.signOut} onClick={signOut} />
    </Tooltip>
  </div>
);

/** How many wait; where some are late, their number is said to whoever points at it or hears it. */
function Waiting({ number, overdue }: { number: number; overdue: number }): JSX.Element | null {
  if (number === 0) return null;
  const late = overdue === 0 ? {} : { title: words.cases.overdueOf(overdue) };
  return (
    <span className={overdue === 0 ? 'count waits num' : 'count waits late num'} {...late}>
      {number > 99 ? '99+' : number}
    </span>
  );
}

const Mode = ({ mode }: { mode: 'paper' | 'real' | undefined }): JSX.Element | null =>
  mode === undefined ? null : (
    <span className={`mode ${mode}`}>
      <i />
      {words.modes[mode]}
    </span>
  );

function signOut(): void {
  // The call has taken the token along: this screen forgets it at once, whether the answer comes or not, and asks
  // nothing more with it.
  call('POST /operator/logout').catch((fault: CallError) => fault);
  end(null);
  go('overview');
}
