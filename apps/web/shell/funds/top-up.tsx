import { ArrowDownToLine } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { t } from '../../locales/i18n.ts';
import { Link } from '../routing/link.tsx';
import { TestFundsButton, useTestFunds } from './test-funds.tsx';

/** What helps who has too little: the day's test funds while they are there to take, else a deposit. */
export function TopUpButton({ size = 'medium', className = '' }: { size?: 'medium' | 'small'; className?: string }) {
  const { given, takenToday } = useTestFunds();
  if (given && takenToday !== true) return <TestFundsButton look="quiet" size={size} className={className} />;
  return (
    <Link to="pages/recharge/recharge" className={`${buttonClass('quiet', size)} ${className}`}>
      <ArrowDownToLine size={18} aria-hidden="true" className="shrink-0" />
      {t('funds.deposit')}
    </Link>
  );
}
