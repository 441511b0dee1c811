import { ArrowLeftRight, Repeat2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, buttonClass } from '../../../design/button.tsx';
import { Empty, SkeletonRows } from '../../../design/states.tsx';
import { Tabs } from '../../../design/tabs.tsx';
import { t } from '../../../locales/i18n.ts';
import { call } from '../../../shell/client/call.ts';
import { DayList } from '../../../shell/client/day-list.tsx';
import { usePages } from '../../../shell/client/use-pages.ts';
import { TransferSheet } from '../../../shell/funds/transfer-sheet.tsx';
import { Pages } from '../../../shell/lists/pages.tsx';
import { useQueryState } from '../../../shell/routing/hash.ts';
import { Link } from '../../../shell/routing/link.tsx';
import type { Exchange } from '../use-quote.ts';
import { ExchangeRow } from './exchange-row.tsx';
import { ExchangeSheet } from './exchange-sheet.tsx';
import { TransferEntry, type TransferRow } from './transfer-rows.tsx';
import { TransferDetails } from './transfer-sheet.tsx';

const pageLimit = 30;

interface DaysProps<Row> {
  pages: ReturnType<typeof usePages<Row>>;
  none: ReactNode;
  children: (row: Row) => ReactNode;
}

const Days = <Row extends { readonly id: string; readonly time: number }>({
  pages,
  none,
  children,
}: DaysProps<Row>) => (
  <Pages pages={pages} waiting={<SkeletonRows count={8} />} none={<div className="my-auto">{none}</div>}>
    {(rows) => <DayList rows={rows}>{children}</DayList>}
  </Pages>
);

function Exchanges() {
  const pages = usePages<Exchange>(['GET /account/exchangeRecord'], (page) =>
    call('GET /account/exchangeRecord', { query: { page, limit: pageLimit } }, { quiet: true }),
  );
  const [open, setOpen] = useState<Exchange | null>(null);
  const none = (
    <Empty icon={Repeat2} title={t('exchange.noExchanges')} text={t('exchange.noExchangesText')}>
      <Link to="pages/transfer/transfer" className={buttonClass('primary', 'medium')}>
        {t('exchange.title')}
      </Link>
    </Empty>
  );
  return (
    <>
      <Days pages={pages} none={none}>
        {(row) => <ExchangeRow exchange={row} onOpen={() => setOpen(row)} />}
      </Days>
      <ExchangeSheet exchange={open} onClose={() => setOpen(null)} />
    </>
  );
}

function Transfers() {
  const pages = usePages<TransferRow>(['GET /account/transferRecord'], (page) =>
    call('GET /account/transferRecord', { query: { page, limit: pageLimit } }, { quiet: true }),
  );
  const [open, setOpen] = useState<TransferRow | null>(null);
  const [moving, setMoving] = useState(false);
  const moved = () => {
    setMoving(false);
    void pages.refetch();
  };
  const none = (
    <Empty icon={ArrowLeftRight} title={t('exchange.noTransfers')} text={t('exchange.noTransfersText')}>
      <Button size="medium" onClick={() => setMoving(true)}>
        {t('funds.transfer')}
      </Button>
    </Empty>
  );
  return (
    <>
      <Days pages={pages} none={none}>
        {(row) => <TransferEntry transfer={row} onOpen={() => setOpen(row)} />}
      </Days>
      <TransferDetails transfer={open} onClose={() => setOpen(null)} />
      <TransferSheet open={moving} onClose={moved} />
    </>
  );
}

/** Own exchanges and own moves between account types, by day. */
export function TransferHistoryPage() {
  const [tab, setTab] = useQueryState('tab', 'exchange', ['exchange', 'transfer'] as const);
  return (
    <>
      <div className="sticky below-bar z-10 bg-page">
        <Tabs
          label={t('exchange.historyTitle')}
          value={tab}
          onChange={setTab}
          options={[
            { value: 'exchange', label: t('exchange.exchanges') },
            { value: 'transfer', label: t('exchange.transfers') },
          ]}
        />
      </div>
      {tab === 'exchange' ? <Exchanges /> : <Transfers />}
    </>
  );
}
