import { DownloadOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState, type JSX } from 'react';
import { downloadCsv, wordsOf, type CsvName, type CsvQuery } from '../client/call.ts';
import { useSession } from '../client/session.ts';
import { words } from '../locales/words.ts';

interface Props {
  list: CsvName;
  /** As the list is narrowed. */
  query?: CsvQuery;
  label?: string;
}

/** What a list shows, all of it, as a table; while it comes, how much has come. */
export function CsvButton({ list, query = {}, label = words.app.csv }: Props): JSX.Element | null {
  const { message } = App.useApp();
  const { operator } = useSession();
  const [bytes, setBytes] = useState<number | null>(null);
  if (operator?.role === 'support') return null;
  const download = async (): Promise<void> => {
    setBytes(0);
    try {
      await downloadCsv(list, query, setBytes);
    } catch (fault) {
      void message.error(wordsOf(fault));
    } finally {
      setBytes(null);
    }
  };
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={bytes !== null}
      onClick={() => {
        void download();
      }}
    >
      {bytes === null ? label : words.app.received(bytes)}
    </Button>
  );
}
