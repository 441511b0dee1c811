import { Download } from 'lucide-react';
import { IconButton } from '../../design/button.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { t } from '../../locales/i18n.ts';
import { CallError } from '../client/call.ts';
import { toast } from '../feedback/toast.ts';
import { allRows, csvText, saveCsv, tableOf } from './csv.ts';

interface ExportButtonProps<Row> {
  /** Of the file. */
  name: string;
  fetchPage: (page: number, limit: number) => Promise<{ list: Row[]; total: number }>;
}

/** Keeps a whole list of own orders as a file; lists are fetched quietly, so what can't be had is said here. */
export function ExportButton<Row extends { orderNo: string }>({ name, fetchPage }: ExportButtonProps<Row>) {
  const { submit, busy } = useSubmit(async () => {
    try {
      saveCsv(csvText(tableOf(await allRows(fetchPage, ({ orderNo }) => orderNo))), `candor-${name}`);
    } catch (fault) {
      if (fault instanceof CallError) toast(fault.message);
    }
  });
  return (
    <IconButton label={t('shell.csv')} disabled={busy} onClick={() => submit()}>
      <Download size={18} aria-hidden="true" className="text-soft" />
    </IconButton>
  );
}
