import { Fact } from '../../../design/list.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { date, signedAmount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { LinkRow } from '../../../shell/routing/link.tsx';
import { scaleOf } from '../../../shell/funds/micros.ts';
import { accountWord } from '../account-word.ts';
import { exact, ExactGain } from './exact.tsx';
import { wordsOf } from './kind-words.ts';
import type { Line } from './statement.ts';

/** Where the order of a line is shown, by what its kind begins with. */
const pages: Readonly<Record<string, string>> = {
  fast: 'pages/market/settlement',
  futures: 'pages/contract/contractOrder',
  spot: 'pages/currency/currencyOrder',
  earn: 'pages/lockMining/orderDetail',
  deposit: 'pages/recharge/rechargeOrder',
  withdrawal: 'pages/withdrawal/withdrawal',
};

const isPayment = (root: string): boolean => root === 'deposit' || root === 'withdrawal';

/** The tab of the history that shows what has no order. */
const histories: Readonly<Record<string, string>> = { exchange: 'exchange', transfer: 'transfer' };

function Facts({ line }: { line: Line }) {
  const code = line.currencyCode;
  return (
    <dl className="mt-3">
      <Fact name={t('statement.changeAvailable')}>
        <ExactGain value={line.amount} code={code} /> {code}
      </Fact>
      <Fact name={t('statement.changeFrozen')}>
        {signedAmount(line.frozenAmount, code, scaleOf(code))} {code}
      </Fact>
      <Fact name={t('statement.afterAvailable')}>
        {exact(line.available, code)} {code}
      </Fact>
      <Fact name={t('statement.afterFrozen')}>
        {exact(line.frozen, code)} {code}
      </Fact>
      <Fact name={t('statement.account')}>{accountWord(line.accountType)}</Fact>
      <Fact name={t('accounts.time')}>{date(line.time)}</Fact>
      <Fact name={t('accounts.journal')}>
        <span className="break-all">{line.journalId}</span>
      </Fact>
      <Fact name={t('accounts.reference')}>
        <span className="break-all">{line.reference}</span>
      </Fact>
    </dl>
  );
}

/** The way to what a line or an event is of: its order, its payment, or the history that has it. */
export function OriginLink({ kind, reference }: Pick<Line, 'kind' | 'reference'>) {
  const root = kind.split('-')[0] ?? '';
  const page = pages[root];
  const tab = histories[kind];
  return (
    <div className="-mx-4 mt-1">
      {page !== undefined && (
        <LinkRow
          to={page}
          query={{ [root === 'earn' || root === 'withdrawal' ? 'id' : 'orderNo']: reference }}
          title={t(isPayment(root) ? 'statement.openPayment' : 'statement.openOrder')}
        />
      )}
      {tab !== undefined && (
        <LinkRow to="pages/personal/transferHistory" query={{ tab }} title={t('exchange.history')} />
      )}
    </div>
  );
}

/** All that is known of one line of the statement. */
export function LineSheet({ line, onClose }: { line: Line | null; onClose: () => void }) {
  if (line === null) return null;
  const { name, text } = wordsOf(line.kind);
  return (
    <Sheet open onClose={onClose} title={t(name)}>
      <p className="text-row text-pretty text-soft">{t(text)}</p>
      <Facts line={line} />
      <OriginLink kind={line.kind} reference={line.reference} />
    </Sheet>
  );
}
