import { Trash2, TrendingDown, TrendingUp } from 'lucide-react';
import { IconButton } from '../../design/button.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { pairText } from '../quotes/words.ts';
import { priceIn, removeAlert, type PriceAlert } from './alerts.ts';

/** One alert: which way to which price, or when it was told. @param named also says the symbol */
export function AlertRow({ alert, named = false }: { alert: PriceAlert; named?: boolean }) {
  const { id, symbol, direction, price, firedTime, firedPrice } = alert;
  const { submit, busy } = useSubmit(() => removeAlert(id));
  const Icon = direction === 'above' ? TrendingUp : TrendingDown;
  const waiting = firedTime === null;
  return (
    <li className="flex min-h-14 items-center gap-3 py-1 pl-4">
      <span
        className={
          'grid size-9 shrink-0 place-items-center rounded-full ' +
          (waiting ? 'bg-brand-soft text-brand' : 'bg-raised text-faint')
        }
      >
        <Icon size={18} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-note text-faint">
          {named && <>{pairText(symbol)} · </>}
          {t(direction === 'above' ? 'alerts.above' : 'alerts.below')}
        </span>
        <span className={`block text-row font-semibold ${waiting ? 'text-ink' : 'text-soft'}`}>
          {priceIn(symbol, price)}
        </span>
        {firedTime !== null && (
          <span className="block text-note text-soft">
            {t('alerts.reachedAt', { time: date(firedTime, 'moment'), price: priceIn(symbol, firedPrice ?? price) })}
          </span>
        )}
      </span>
      <IconButton
        label={t('alerts.remove', { price: priceIn(symbol, price) })}
        disabled={busy}
        onClick={() => submit()}
        className="text-faint"
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
