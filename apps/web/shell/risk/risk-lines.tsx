import { share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../client/query.ts';

const Line = ({ text }: { text: string }) => <p className="py-1 text-caption text-pretty text-soft">{text}</p>;

/** How many lose here, as the public statistics say; that it is not known yet, where too few have traded. */
export function TradingRisk() {
  const { data, isPending } = useCall('GET /fair/statistics', undefined, { staleTime: 600_000 });
  if (isPending) return <div className="h-9" />;
  const lossShare = data?.statistics?.accounts.lossShare ?? null;
  return <Line text={lossShare === null ? t('risk.unknown') : t('risk.share', { share: share(lossShare, 0) })} />;
}

export const EarnRisk = () => <Line text={t('risk.earn')} />;
