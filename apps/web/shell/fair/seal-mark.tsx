import { t } from '../../locales/i18n.ts';
import { SealRing } from './seal-ring.tsx';
import { useSealed } from './sealed.ts';

/** Beside an order in a list: that it was recomputed here, and every step agreed. */
export function SealMark({ orderNo }: { orderNo: string }) {
  return useSealed(orderNo) ? (
    <SealRing state="sound" size={14} label={t('fair.adds')} className="inline-block text-up" />
  ) : null;
}
