import { Skeleton } from '../../design/states.tsx';

/** A labelled input that is being fetched. */
export const SkeletonField = () => (
  <div>
    <Skeleton className="mb-1.5 h-4 w-28" />
    <Skeleton className="h-13 rounded-field" />
  </div>
);
