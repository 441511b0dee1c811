import { Button } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { t } from '../../locales/i18n.ts';
import { LiveChange, LivePrice } from '../quotes/live.tsx';
import { pairText } from '../quotes/words.ts';
import { tickerOf } from '../quotes/tickers.ts';
import { useForm } from '../client/use-form.ts';
import { AmountField } from '../amounts/amount-field.tsx';
import { decimalTyped } from '../amounts/amount-typed.ts';
import { AlertRow } from './alert-row.tsx';
import { addAlert, priceIn, useWaitingAlerts } from './alerts.ts';
import { directionOf } from './direction.ts';

function AlertForm({ symbol }: { symbol: string }) {
  const wayOf = (typed: string) => directionOf(decimalTyped(typed), tickerOf(symbol)?.price);
  const form = useForm({
    initial: { price: '' },
    check: ({ price }) => ({ price: wayOf(price) === null ? t('alerts.levelNeeded') : undefined }),
    async send({ price }) {
      await addAlert(symbol, wayOf(price) ?? 'above', decimalTyped(price));
      form.set('price', '');
    },
  });
  const way = wayOf(form.draft.price);
  const level = way === null ? '' : priceIn(symbol, decimalTyped(form.draft.price));
  return (
    <form onSubmit={form.onSubmit} noValidate className="space-y-4">
      <AmountField
        {...form.field('price')}
        decimals={tickerOf(symbol)?.priceDecimals ?? 2}
        label={t('alerts.level')}
        placeholder={priceIn(symbol, tickerOf(symbol)?.price ?? '0')}
        hint={way === null ? t('alerts.info') : t(way === 'above' ? 'alerts.rises' : 'alerts.falls', { price: level })}
      />
      <Button type="submit" busy={form.busy} className="w-full">
        {t('alerts.add')}
      </Button>
    </form>
  );
}

/** The price alerts of a symbol, and a new one. */
export function AlertSheet({ symbol, open, onClose }: { symbol: string; open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={t('alerts.bell')}>
      <Inside symbol={symbol} />
    </Sheet>
  );
}

function Inside({ symbol }: { symbol: string }) {
  const alerts = useWaitingAlerts(symbol);
  return (
    <>
      <div className="mb-4 flex items-center gap-3">
        <span className="min-w-0 flex-1">
          <span className="block text-note text-soft">{pairText(symbol)}</span>
          <LivePrice symbol={symbol} className="text-title font-bold" />
        </span>
        <LiveChange symbol={symbol} />
      </div>
      <AlertForm key={symbol} symbol={symbol} />
      {alerts.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-note font-semibold text-faint">{t('alerts.waiting')}</h3>
          <ul className="divide-y divide-line rounded-card bg-raised">
            {alerts.map((alert) => (
              <AlertRow key={alert.id} alert={alert} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
