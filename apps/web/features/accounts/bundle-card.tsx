import { FileCheck } from 'lucide-react';
import { Button, buttonClass } from '../../design/button.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { t } from '../../locales/i18n.ts';
import { CallError } from '../../shell/client/call.ts';
import { fetchFile } from '../../shell/files/fetch-file.ts';
import { saveFile } from '../../shell/export/save-file.ts';
import { toast } from '../../shell/feedback/toast.ts';

/** Offers all own receipts with what they rest on as a file, which anybody can check. */
export function BundleCard() {
  const { submit, busy } = useSubmit(async () => {
    try {
      const now = new Date();
      const bundle = await fetchFile('GET /fair/bundle', { query: { from: 0, to: now.getTime() } });
      saveFile(bundle, `candor-${now.toISOString().slice(0, 10)}.jsonl.gz`);
    } catch (fault) {
      if (fault instanceof CallError) toast(fault.message);
    }
  });
  return (
    <section className="mx-4 mt-4 mb-4 rounded-card bg-surface p-4">
      <h2 className="flex items-center gap-3 text-row font-semibold">
        <FileCheck size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-soft" />
        {t('fair.bundle')}
      </h2>
      <p className="mt-1.5 text-note text-pretty text-soft">{t('fair.bundleText')}</p>
      <Button look="quiet" size="medium" busy={busy} onClick={() => submit()} className="mt-3 w-full">
        {t('fair.bundleSave')}
      </Button>
      <a href="/verify" target="_blank" rel="noreferrer" className={`${buttonClass('plain', 'medium')} mt-1 w-full`}>
        {t('fair.bundleCheck')}
      </a>
    </section>
  );
}
