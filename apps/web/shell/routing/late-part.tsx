import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { t } from '../../locales/i18n.ts';
import { toast } from '../feedback/toast.ts';

interface LatePartProps<Props> {
  /** The same each time. */
  load: () => Promise<ComponentType<Props>>;
  /** Takes its place until it is there. */
  waiting?: ReactNode;
  part: Props;
  /** Where nobody misses it. */
  quiet?: boolean;
}

/** A part that not every visit shows: its code comes when it is shown, and a failure to come is told. */
export function LatePart<Props extends object>({ load, waiting = null, part, quiet = false }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => quiet || toast(t('shell.loadFailed')),
    );
  }, [load, quiet]);
  return Part === null ? waiting : <Part {...part} />;
}
