import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Field, PasswordField } from '../../design/field.tsx';
import { Lead } from '../../design/list.tsx';
import { t } from '../../locales/i18n.ts';
import { CallError } from '../../shell/client/call.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { saveFile } from '../../shell/export/save-file.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { fetchFile } from '../../shell/files/fetch-file.ts';

/** As text, where this browser can unpack it: whoever saves it wants to read it. */
async function saveCopy(packed: Blob): Promise<void> {
  const name = `candor-data-${new Date().toISOString().slice(0, 10)}.jsonl`;
  if (typeof DecompressionStream === 'undefined') return saveFile(packed, `${name}.gz`);
  const lines = packed.stream().pipeThrough(new DecompressionStream('gzip'));
  saveFile(await new Response(lines).blob(), name);
}

const fetchCopy = (password: string, totp: string): Promise<Blob> =>
  fetchFile('POST /player/exportData', { body: totp === '' ? { password } : { password, totp } });

/** A copy of everything that is kept about the customer, by their password. */
export function OwnDataPage() {
  const [asked, setAsked] = useState(false);
  const form = useForm({
    initial: { password: '', totp: '' },
    check: ({ password }) => ({ password: password === '' ? t('security.required') : undefined }),
    send: async ({ password, totp }) => {
      const packed = await fetchCopy(password, totp.trim()).catch((fault: unknown) => {
        if (fault instanceof CallError && fault.data.error === 'totp-required') setAsked(true);
        throw fault;
      });
      await saveCopy(packed);
      toast(t('closing.dataSaved'));
    },
  });
  return (
    <div className="gutter pt-2 pb-4">
      <Lead icon={FileDown} title={t('closing.dataTitle')} text={t('closing.dataText')} />
      <form onSubmit={form.onSubmit} noValidate className="mt-6 space-y-4">
        <PasswordField
          {...form.field('password')}
          label={t('security.password')}
          autoComplete="current-password"
          maxLength={64}
        />
        {asked && (
          <Field
            {...form.field('totp')}
            label={t('auth.totp')}
            hint={t('auth.totpHint')}
            autoComplete="one-time-code"
            maxLength={32}
          />
        )}
        <Button type="submit" busy={form.busy} className="w-full">
          {t('closing.dataSave')}
        </Button>
      </form>
    </div>
  );
}
