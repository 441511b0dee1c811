import { Card } from '../../design/list.tsx';
import { t } from '../../locales/i18n.ts';
import { LuckBar } from '../../shell/mirror/luck-bar.tsx';
import type { Mirror } from '../../shell/mirror/meaning.ts';

/** How fast orders went, against what their odds ask for; with few of them, how many are needed to tell. */
export function FastCard({ fast }: { fast: Mirror['fast'] }) {
  const { hitRate, wins, losses, ties, voids, needed } = fast;
  return (
    <Card className="p-4">
      <h2 className="text-note text-soft">{t('home.fast')}</h2>
      {hitRate === null && <p className="mt-2 text-row text-pretty">{t('mirror.others')}</p>}
      {hitRate !== null && <LuckBar fast={fast} hitRate={hitRate} />}
      {hitRate?.verdict === 'few' && (
        <p className="mt-3 rounded-field bg-raised px-3 py-2 text-note text-pretty">
          {t('mirror.fewNeeded', { decided: wins + losses, needed })}
        </p>
      )}
      <p className="mt-3 text-caption text-faint">{t('mirror.score', { wins, losses })}</p>
      {ties + voids > 0 && <p className="text-caption text-faint">{t('mirror.apart', { ties, voids })}</p>}
    </Card>
  );
}
