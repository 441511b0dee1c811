import type { CallAnswer } from '@candor/api-contract/index.ts';
import { MapPin } from 'lucide-react';
import { Badge } from '../../design/list.tsx';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useNow } from '../../shell/client/use-now.ts';
import { Link } from '../../shell/routing/link.tsx';
import { BankMark } from './bank-mark.tsx';

export type BankCard = CallAnswer<'POST /player/bankAccount/detail'>['list'][number];

/** A saved card, drawn as one: bank, masked number, holder and place. */
export function CardPicture({ card }: { card: BankCard }) {
  const { bankName, cardNo, username, city, address, usableTime } = card;
  const now = useNow();
  const place = address === '' ? city : `${address}, ${city}`;
  return (
    <article
      aria-label={`${bankName} ${cardNo}`}
      className="flex min-h-44 flex-col rounded-card border border-line bg-banner p-4"
    >
      <div className="flex items-center gap-3">
        <BankMark {...card} />
        <h2 className="min-w-0 flex-1 truncate text-bar font-semibold">{bankName}</h2>
        {usableTime > now && <Badge tone="warn">{t('wallets.usableFrom', { time: date(usableTime, 'moment') })}</Badge>}
      </div>
      <p className="mt-auto pt-4 text-large font-semibold tracking-wide whitespace-nowrap">•••• •••• {cardNo}</p>
      <div className="mt-3 flex items-end justify-between gap-3">
        <span className="min-w-0">
          <span className="block text-caption text-faint">{t('bank-cards.holder')}</span>
          <span className="block text-row font-medium break-words uppercase">{username}</span>
        </span>
        <Link
          to="pages/system/open-location"
          query={{ name: place }}
          aria-label={`${t('bank-cards.place')}: ${place}`}
          className="press -m-2 flex min-h-11 max-w-[50%] min-w-0 items-center gap-1 p-2 text-note text-soft"
        >
          <MapPin size={16} aria-hidden="true" className="shrink-0" />
          <span className="truncate">{city}</span>
        </Link>
      </div>
    </article>
  );
}
