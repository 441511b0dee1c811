import { Coins } from 'lucide-react';
import { CoinIcon } from '../../design/coin-icon.tsx';
import { hiddenAmount } from '../../design/amount.tsx';
import { Button } from '../../design/button.tsx';
import { Empty } from '../../design/states.tsx';
import { amount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { type Balance } from '../../shell/funds/balances.ts';
import { micros } from '../../shell/funds/micros.ts';
import { accountWord } from './account-word.ts';

function AssetRow({ row, hide }: { row: Balance; hide: boolean }) {
  const { currencyCode } = row;
  return (
    <li className="gutter flex min-h-18 items-center gap-3 py-2">
      <CoinIcon code={currencyCode} size={40} />
      <span className="min-w-0 flex-1">
        <span className="block text-row font-semibold">{currencyCode}</span>
        <span className="mt-0.5 block truncate text-caption text-soft">{accountWord(row.accountType)}</span>
      </span>
      <span className="min-w-0 text-right">
        <span className="block text-row font-semibold">
          {hide ? hiddenAmount : amount(row.available, currencyCode)}
        </span>
        {Number(row.frozen) > 0 && (
          <span className="mt-0.5 block text-caption text-warn">
            {t('accounts.held', { amount: hide ? hiddenAmount : amount(row.frozen, currencyCode) })}
          </span>
        )}
        {currencyCode !== 'USDT' && (
          <span className="mt-0.5 block text-caption text-faint">
            ≈ {hide ? hiddenAmount : amount(row.valuation)} USDT
          </span>
        )}
      </span>
    </li>
  );
}

interface AssetRowsProps {
  rows: readonly Balance[];
  hide: boolean;
  onTransfer: () => void;
}

/** Balances of one tab; without any money, what the account is for and the next step. */
export function AssetRows({ rows, hide, onTransfer, coin }: AssetRowsProps & { coin: boolean }) {
  if (coin && rows.every((row) => micros(row.total) === 0n && Number(row.total) === 0)) {
    return (
      <Empty icon={Coins} title={t('accounts.noCoins')} text={t('accounts.noCoinsText')}>
        <Button look="quiet" size="medium" onClick={onTransfer}>
          {t('funds.transfer')}
        </Button>
      </Empty>
    );
  }
  return (
    <>
      <p className="gutter flex justify-between pt-3 text-caption text-faint">
        <span>{t('accounts.currency')}</span>
        <span>{t('accounts.available')}</span>
      </p>
      <ul className="divide-y divide-line/60">
        {rows.map((row) => (
          <AssetRow key={`${row.accountType}${row.currencyCode}`} row={row} hide={hide} />
        ))}
      </ul>
    </>
  );
}
