import { Button } from '../../../design/button.tsx';
import { t } from '../../../locales/i18n.ts';
import { ImageField } from '../../../shell/files/image-field.tsx';

interface FootProps {
  busy: boolean;
  error: string | undefined;
  onPictures: (ids: string[], settled: boolean) => void;
}

/** The screenshot, what becomes of it, and the button. */
export function ReportFoot({ busy, error, onPictures }: FootProps) {
  return (
    <>
      <ImageField
        label={t('deposits.screenshot')}
        hint={t('deposits.screenshotHint')}
        error={error}
        onChange={onPictures}
      />
      <p className="rounded-field bg-surface px-4 py-3 text-note text-pretty text-soft">{t('deposits.reviewNote')}</p>
      <Button type="submit" busy={busy} className="w-full">
        {t('deposits.submit')}
      </Button>
    </>
  );
}
