import { useEffect, useRef, useState } from 'react';
import { presentTag } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { keepDraft, keptDraft } from '../../../shell/client/kept-draft.ts';
import { refresh } from '../../../shell/client/query.ts';
import { useForm } from '../../../shell/client/use-form.ts';
import { sendingOnce } from '../../../shell/funds/send-once.ts';
import type { Transaction } from '../model.ts';
import { navigate } from '../../../shell/routing/hash.ts';
import type { ReportDraft } from './report-drafts.ts';

type Issues<D> = { [Field in keyof D]?: string | undefined };

interface ReportOptions<D extends ReportDraft> {
  name: string;
  initial: D;
  /** What another page was asked for meanwhile. */
  start?: () => Partial<D>;
  /** What is wrong with the fields other than the screenshot. */
  check: (draft: D) => Issues<D>;
  send: (draft: D, idempotencyKey: string) => Promise<Transaction>;
}

const given = <D extends object>(draft: D | undefined): Partial<D> =>
  Object.fromEntries(Object.entries(draft ?? {}).filter(([, text]) => text !== undefined)) as Partial<D>;

/**
 * The form that reports a deposit: one intent for as long as nothing in it changes, then the page that waits for the
 * decision.
 */
export function useReport<D extends ReportDraft>({ name: title, initial, start, check, send }: ReportOptions<D>) {
  // A typed amount may mean another one in another language.
  const name = `${title} ${presentTag()}`;
  const settled = useRef(true);
  const [sendOnce] = useState(() => sendingOnce<D>());
  // A picture that was chosen before has to be chosen again: nobody would see which it was.
  const [begun] = useState((): D => ({ ...keptDraft(name, initial), ...given(start?.()), screenshot: '' }));
  const form = useForm<D>({
    initial: begun,
    check: (draft) => {
      const missing = draft.screenshot === '' ? t('deposits.screenshotMissing') : undefined;
      return { ...check(draft), screenshot: settled.current ? missing : t('deposits.screenshotWait') };
    },
    send: async (draft) => {
      const { orderNo } = await sendOnce(draft, send);
      keepDraft(name, null);
      void refresh('GET /transaction/page');
      navigate('pages/recharge/recharging', { orderNo }, 'replace');
    },
  });
  const { draft } = form;
  useEffect(() => {
    if (Object.values(draft).some((text) => text !== '')) keepDraft(name, draft);
  }, [name, draft]);
  const onPictures = (ids: string[], isSettled: boolean) => {
    settled.current = isSettled;
    form.set('screenshot', ids[0] ?? '');
  };
  return { ...form, onPictures };
}
