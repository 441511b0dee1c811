import { DownloadOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState, type JSX } from 'react';
import { downloadCsv, wordsOf, type CsvName } from '../client/call.ts';
import { useSession } from '../client/session.ts';
import { words } from '../locales/en.ts';

/** The whole list as a table; while it comes, how much has come. */
export function CsvButton({ list }: { list: CsvName }): JSX.Element | null {
  const { message } = App.useApp();
  const { operator } = useSession();
  const [bytes, setBytes] = useState<number | null>(null);
  if (operator?.role === 'support') return null;
  const download = async (): Promise<void> => {
    setBytes(0);
    try {
      await downloadCsv(list, setBytes);
    } catch (fault) {
      void message.error(wordsOf(fault));
    } finally {
      setBytes(null);
    }
  };
  return (
    <Button
      icon={<DownloadOutlined />}
      loading={bytes !== null}
      onClick={() => {
        void download();
      }}
    >
      {bytes === null ? words.app.csv : words.app.received(bytes)}
    </Button>
  );
}
