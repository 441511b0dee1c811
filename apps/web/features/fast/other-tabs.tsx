import { Pickaxe } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { Notice } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { Link } from '../../shell/routing/link.tsx';

/** There are no products on sale: said plainly, with what can be done instead. */
export function LockMiningPanel() {
  return (
    <div className="my-auto">
      <Notice icon={Pickaxe} title={t('fast.noLockMining')} text={t('fast.noLockMiningText')}>
        <Link to="pages/market/market" how="replace" className={buttonClass('quiet', 'medium')}>{t('fast.tabFast')}</Link>
      </Notice>
    </div>
  );
}
