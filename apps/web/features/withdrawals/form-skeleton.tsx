import { SkeletonField } from '../../shell/amounts/skeleton-field.tsx';
import { SkeletonCard } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';

export const FormSkeleton = () => (
  <div role="status" aria-label={t('shell.loading')} className="gutter space-y-4 pt-2">
    <SkeletonCard className="h-16" />
    <SkeletonField />
    <SkeletonCard className="h-40" />
    <SkeletonField />
  </div>
);
