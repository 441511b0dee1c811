import { ShieldCheck } from 'lucide-react';
import { t } from '../../locales/i18n.ts';
import { useSealed } from './sealed.ts';

/** Beside an order in a list: that it was recomputed here, and every step agreed. */
export function SealMark({ orderNo }: { orderNo: string }) {
  return useSealed(orderNo) ? (
    <ShieldCheck size={14} role="img" aria-label={t('fair.adds')} className="inline-block shrink-0 text-up" />
  ) : null;
}
