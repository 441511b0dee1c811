import { App, Typography } from 'antd';
import { words } from '../locales/words.ts';

const w = words.operators;

/** Shows a one-time password, once. */
export function useOneTime(): (name: string, password: string) => void {
  const { modal } = App.useApp();
  return (name, password) =>
    void modal.success({
      title: w.oneTime(name),
      okText: words.app.close,
      content: (
        <>
          <p className="soft">{w.oneTimeNote}</p>
          <Typography.Text copyable className="mono" style={{ fontSize: 16 }}>
            {password}
          </Typography.Text>
        </>
      ),
    });
}
