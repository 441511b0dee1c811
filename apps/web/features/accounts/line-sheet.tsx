import { Gain } from '../../design/amount.tsx';
import { Fact } from '../../design/list.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { amount, date, signedAmount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { LinkRow } from '../../shell/routing/link.tsx';
import { accountWord, wordsOf } from './kind-words.ts';
import type { Line } from './statement.ts';

/** All that is known of one line of the statement. */
export function LineSheet({ line, onClose }: { line: Line | null; onClose: () => void }) {
  if (line === null) return null;
  const { name, text } = wordsOf(line.kind);
  const code = line.currencyCode;
  return (
    <Sheet open onClose={onClose} title={t(name)}>
      <p className="text-row text-pretty text-soft">{t(text)}</p>
      <dl className="mt-3">
        <Fact name={t('accounts.changeAvailable')}><Gain value={line.amount} currencyCode={code} className="font-semibold" /> {code}</Fact>
        <Fact name={t('accounts.changeFrozen')}>{signedAmount(line.frozenAmount, code)} {code}</Fact>
        <Fact name={t('accounts.afterAvailable')}>{amount(line.available, code)} {code}</Fact>
        <Fact name={t('accounts.afterFrozen')}>{amount(line.frozen, code)} {code}</Fact>
        <Fact name={t('accounts.account')}>{accountWord(line.accountType)}</Fact>
        <Fact name={t('accounts.time')}>{date(line.time)}</Fact>
        <Fact name={t('accounts.journal')}><span className="break-all">{line.journalId}</span></Fact>
        <Fact name={t('accounts.reference')}><span className="break-all">{line.reference}</span></Fact>
      </dl>
      {line.kind.startsWith('fast-') && <div className="-mx-4 mt-1"><LinkRow to="pages/market/settlement" query={{ orderNo: line.reference }} title={t('accounts.openOrder')} /></div>}
    </Sheet>
  );
}
