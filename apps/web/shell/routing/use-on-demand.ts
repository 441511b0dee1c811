import { useState, type ComponentType } from 'react';
import { t } from '../../locales/i18n.ts';
import { toast } from '../feedback/toast.ts';

/**
 * A part that most visits do without: its code comes when it is first asked for, and a failure to come is told.
 * @returns the part, null until it is there, and a call that fetches it and answers whether it is
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | null, () => Promise<boolean>] {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const fetchPart = async (): Promise<boolean> => {
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      toast(t('shell.loadFailed'));
      return false;
    }
  };
  return [part, fetchPart];
}
