import { Compass, PackageX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Button, buttonClass } from '../../design/button.tsx';
import { Notice } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { homePath } from './hash.ts';
import { Link } from './link.tsx';

function Broken(what: { icon: LucideIcon; title: string; text: string }) {
  return (
    <div role="alert" className="my-auto">
      <Notice {...what}>
        <Button size="medium" onClick={() => location.reload()}>
          {t('shell.reload')}
        </Button>
      </Notice>
    </div>
  );
}

/** The code of a page did not arrive. */
export const ChunkError = () => (
  <Broken icon={PackageX} title={t('shell.chunkError')} text={t('shell.chunkErrorText')} />
);

/** A page has failed while it was drawn. */
export const PageFault = () => (
  <Broken icon={TriangleAlert} title={t('shell.pageFault')} text={t('shell.pageFaultText')} />
);

/** No page has this address. */
export function NotFound() {
  return (
    <Notice icon={Compass} title={t('shell.notFound')} text={t('shell.notFoundText')}>
      <Link to={homePath} how="replace" className={buttonClass('primary', 'medium')}>
        {t('shell.toHome')}
      </Link>
    </Notice>
  );
}
