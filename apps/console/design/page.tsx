import { Alert, Button } from 'antd';
import type { JSX, ReactNode } from 'react';
import { words } from '../locales/words.ts';

/** The head of a view: what it is, what it is for, and its one act. */
export function PageHead({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children?: ReactNode;
}): JSX.Element {
  return (
    <header className="head">
      <h1>{title}</h1>
      {note !== undefined && <p>{note}</p>}
      {children !== undefined && <div className="acts">{children}</div>}
    </header>
  );
}

/** What went wrong, and the one next step. */
export const Fault = ({ error, again }: { error: Error; again: () => unknown }): JSX.Element => (
  <Alert
    type="error"
    showIcon
    title={error.message}
    action={
      <Button
        size="small"
        onClick={() => {
          again();
        }}
      >
        {words.app.again}
      </Button>
    }
    style={{ marginBottom: 12 }}
  />
);
