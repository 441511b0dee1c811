import { FileCheck } from 'lucide-react';
import { buttonClass } from '../../../design/button.tsx';
import { useSubmit } from '../../../design/use-submit.ts';
import { t } from '../../../locales/i18n.ts';
import { CallError } from '../../../shell/client/call.ts';
import { fetchFile } from '../../../shell/files/fetch-file.ts';
import { saveFile } from '../../../shell/export/save-file.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import { CheckCard } from './check-card.tsx';

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
    <CheckCard
      icon={FileCheck}
      title={t('fair.bundle')}
      text={t('fair.bundleText')}
      action={t('fair.bundleSave')}
      busy={busy}
      onPress={() => submit()}
    >
      <a href="/verify" target="_blank" rel="noreferrer" className={`${buttonClass('plain', 'medium')} mt-1 w-full`}>
        {t('fair.bundleCheck')}
      </a>
    </CheckCard>
  );
}
