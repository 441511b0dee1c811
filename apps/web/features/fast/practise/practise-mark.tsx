import { GraduationCap } from 'lucide-react';
import { t } from '../../../locales/i18n.ts';

/** Says wherever a number of practise stands that it is none of money. */
export const PractiseMark = () => (
  <p
    className={
      'inline-flex items-center gap-1.5 rounded-chip border border-dashed border-faint px-2 py-0.5 ' +
      'text-caption text-soft'
    }
  >
    <GraduationCap size={14} aria-hidden="true" className="shrink-0" />
    {t('practise.notMoney')}
  </p>
);
