import { t } from '../../../locales/i18n.ts';

/** Why the ticket has less leverage than was chosen. @param max of the customer's country */
export const CappedNote = ({ max }: { max: number }) => (
  <p id="lever-capped" role="status" className="mt-1.5 text-note text-warn">
    {t('open-positions.countryLeverage', { max })}
  </p>
);
