import { Drawer } from 'antd';
import type { JSX, ReactNode } from 'react';
import { useNarrow } from '../shell/use-narrow.ts';

/** One row of a list in full, beside the list; its acts stay at the foot. */
export function Panel({
  title,
  width = 880,
  onClose,
  foot,
  children,
}: {
  title: ReactNode;
  width?: number;
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
}): JSX.Element {
  const narrow = useNarrow();
  return (
    <Drawer
      open
      title={title}
      size={narrow ? '100%' : width}
      onClose={onClose}
      footer={foot === undefined ? null : <div className="acts-foot">{foot}</div>}
      styles={{ body: { padding: narrow ? 16 : 24 }, footer: { padding: 12 } }}
    >
      {children}
    </Drawer>
  );
}
