import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '../../../design/sheet.tsx';
import { amount, date, share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { useOwnFees, useSpotRules, type OwnFees } from '../rules.ts';
import { standingIn, type Tiers } from './standing.ts';

const look =
  'press relative flex min-h-8 w-full flex-wrap items-center justify-between gap-x-2 text-left text-caption text-soft';
/** As exact as rates are set. */
const rate = (fraction: string): string => share(fraction, 6);

function Row({ tier, own }: { tier: Tiers[number]; own: boolean }) {
  return (
    <tr aria-current={own || undefined} className={own ? 'font-semibold' : ''}>
      <th scope="row" className="py-2 text-left font-normal">
        {amount(tier.volumeFrom)} USDT
        {own && <span className="block text-caption font-semibold text-brand">{t('kinds.yourTier')}</span>}
      </th>
      <td className="text-right">{rate(tier.makerFee)}</td>
      <td className="text-right">{rate(tier.takerFee)}</td>
    </tr>
  );
}

function Table({ tiers, at }: { tiers: Tiers; at: number | null }) {
  return (
    <table className="mt-4 w-full text-note">
      <thead className="text-caption text-faint">
        <tr>
          <th scope="col" className="h-9 text-left font-normal">
            {t('kinds.volumeFrom')}
          </th>
          <th scope="col" className="text-right font-normal">
            {t('kinds.maker')}
          </th>
          <th scope="col" className="text-right font-normal">
            {t('kinds.taker')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {tiers.map((tier, index) => (
          <Row key={tier.volumeFrom} tier={tier} own={index === at} />
        ))}
      </tbody>
    </table>
  );
}

/** The own volume, up to when it is counted, and what is missing to the next tier. */
function Standing({ own: { volume, volumeDay }, toNext }: { own: OwnFees; toNext: string | null }) {
  return (
    <div className="mt-4 rounded-field bg-page p-3 text-note">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        {t('kinds.yourVolume')}
        <span className="font-semibold">{amount(volume)} USDT</span>
      </p>
      <p className="mt-0.5 text-caption text-faint">
        {volumeDay === null
          ? t('kinds.notCounted')
          : t('kinds.countedTo', { day: date(Date.parse(volumeDay), 'platformDay') })}
      </p>
      {toNext !== null && <p className="mt-2 text-pretty text-soft">{t('kinds.toNext', { amount: amount(toNext) })}</p>}
    </div>
  );
}

/** Own rates in a line, where there are tiers; a press on it shows all of them and where one stands. */
export function FeesLine() {
  const [open, setOpen] = useState(false);
  const own = useOwnFees();
  const tiers = useSpotRules().data?.[0]?.feeTiers ?? [];
  const standing = own === undefined ? null : standingIn(tiers, own.volume);
  const [first] = tiers;
  const shown = own ?? first;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`${look} after:absolute after:inset-x-0 after:-inset-y-1.5`}
      >
        <span>{t(own === undefined ? 'kinds.tiers' : 'kinds.yourFees')}</span>
        <span className="ml-auto flex items-center gap-1 font-semibold text-ink">
          {shown !== undefined && `${rate(shown.makerFee)} / ${rate(shown.takerFee)}`}
          <ChevronRight size={14} aria-hidden="true" className="text-brand" />
        </span>
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('kinds.tiers')}>
        <p className="text-note text-pretty text-soft">{t('kinds.tiersText')}</p>
        {own !== undefined && standing !== null && <Standing own={own} toNext={standing.toNext} />}
        <Table tiers={tiers} at={standing?.at ?? null} />
      </Sheet>
    </>
  );
}
