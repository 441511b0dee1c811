import { Compass, PackageX, TriangleAlert } from 'lucide-react';
import { Button, buttonClass } from '../../design/button.tsx';
import { Notice } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { homePath } from './hash.ts';
import { Link } from './link.tsx';

const reload = () => location.reload();

/** The code of a page did not arrive. */
export function ChunkError() {
  return (
    <div role="alert" className="my-auto">
      <Notice icon={PackageX} title={t('shell.chunkError')} text={t('shell.chunkErrorText')}>
        <Button size="medium" onClick={reload}>{t('shell.reload')}</Button>
      </Notice>
    </div>
  );
}

/** A page has failed while it was drawn. */
export function PageFault() {
  return (
    <div role="alert" className="my-auto">
      <Notice icon={TriangleAlert} title={t('shell.pageFault')} text={t('shell.pageFaultText')}>
        <Button size="medium" onClick={reload}>{t('shell.reload')}</Button>
      </Notice>
    </div>
  );
}

/** No page has this address. */
export function NotFound() {
  return (
    <Notice icon={Compass} title={t('shell.notFound')} text={t('shell.notFoundText')}>
      <Link to={homePath} how="replace" className={buttonClass('primary', 'medium')}>{t('shell.toHome')}</Link>
    </Notice>
  );
}
