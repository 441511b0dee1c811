import { t } from '../../../locales/i18n.ts';

/** Why it was refused, in the words of the operator. */
export function Reason({ text }: { text: string }) {
  return (
    <section className="mx-4 mt-3 rounded-card bg-down-soft p-4">
      <h2 className="text-caption text-soft">{t('deposits.reason')}</h2>
      <p className="mt-0.5 text-row text-pretty break-words">{text}</p>
    </section>
  );
}
