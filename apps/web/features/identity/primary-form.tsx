import { ArrowDownToLine, ArrowUpFromLine, Gift, LockKeyhole, type LucideIcon } from 'lucide-react';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { Tile } from '../../design/list.tsx';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { CardChoice } from './card-choice.tsx';
import { bodyOf, draftOf, issuesOf, type Primary, type PrimaryDraft, type PrimaryIssue } from './primary-draft.ts';
import { FailedNote } from './standing.tsx';
import { adopt } from './verification.ts';

const issueWords: Record<PrimaryIssue, PlainKey> = {
  typeMissing: 'identity.typeMissing',
  required: 'auth.required',
  nameWrong: 'identity.nameWrong',
  cardNoWrong: 'identity.cardNoWrong',
  bankCardNoWrong: 'identity.bankCardNoWrong',
};
const say = (issue: PrimaryIssue | undefined) => (issue === undefined ? undefined : t(issueWords[issue]));

async function send(draft: PrimaryDraft, again: boolean) {
  const { cardType, name = '', cardNo = '', bankCardNo } = bodyOf(draft);
  if (cardType === undefined) return;
  const optional = bankCardNo === undefined ? {} : { bankCardNo };
  adopt(
    again
      ? await call(
          'POST /playerInfo/edit',
          { body: { cardType, name, ...(cardNo === '' ? {} : { cardNo }), ...optional } },
          { quiet: true },
        )
      : await call('POST /playerInfo/junior', { body: { cardType, name, cardNo, ...optional } }, { quiet: true }),
  );
  scrollTo(0, 0);
  toast(t('identity.sent'));
}

function usePrimaryForm(primary: Primary) {
  const again = primary.status === 'failed';
  return useForm<PrimaryDraft>({
    initial: draftOf(primary),
    check: (draft) => {
      const { cardType, name, cardNo, bankCardNo } = issuesOf(draft, again && primary.cardNo !== null);
      return { cardType: say(cardType), name: say(name), cardNo: say(cardNo), bankCardNo: say(bankCardNo) };
    },
    send: (draft) => send(draft, again),
  });
}

const needs: readonly { icon: LucideIcon; word: PlainKey }[] = [
  { icon: ArrowDownToLine, word: 'identity.needDeposit' },
  { icon: ArrowUpFromLine, word: 'identity.needWithdraw' },
  { icon: Gift, word: 'identity.needBonus' },
];

function Why() {
  return (
    <section className="rounded-card bg-surface p-4">
      <h2 className="text-row font-semibold">{t('identity.why')}</h2>
      <ul className="mt-2 grid grid-cols-3 gap-2">
        {needs.map(({ icon: Icon, word }) => (
          <li key={word} className="flex min-w-0 flex-col items-center gap-1.5 text-center text-caption text-soft">
            <Tile icon={Icon} />
            <span className="max-w-full break-words hyphens-auto">{t(word)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NumbersProps {
  form: ReturnType<typeof usePrimaryForm>;
  primary: Primary;
}

/** The numbers of document and card; what was handed in before stays when none is typed. */
function Numbers({ form, primary }: NumbersProps) {
  const again = primary.status === 'failed';
  const keep = (number: string | null) => (again && number !== null ? t('identity.keep', { number }) : undefined);
  return (
    <>
      <Field
        {...form.field('cardNo')}
        label={t('identity.cardNo')}
        hint={keep(primary.cardNo) ?? t('identity.cardNoHint')}
        placeholder={again ? (primary.cardNo ?? undefined) : undefined}
        autoComplete="off"
        maxLength={39}
      />
      <Field
        {...form.field('bankCardNo')}
        label={t('identity.bankCardNo')}
        hint={keep(primary.bankCardNo)}
        placeholder={again ? (primary.bankCardNo ?? undefined) : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={23}
      />
    </>
  );
}

/** Hands in the primary level, or corrects what was refused and hands it in again. */
export function PrimaryForm({ primary }: { primary: Primary }) {
  const form = usePrimaryForm(primary);
  const again = primary.status === 'failed';
  return (
    <form onSubmit={form.onSubmit} noValidate className="gutter space-y-4 pt-4 pb-4">
      {again ? <FailedNote reason={primary.reason} /> : <Why />}
      <CardChoice
        value={form.draft.cardType}
        error={form.errors.cardType}
        onChange={(type) => form.set('cardType', type)}
      />
      <Field
        {...form.field('name')}
        label={t('identity.name')}
        hint={t('identity.nameHint')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={100}
      />
      <Numbers form={form} primary={primary} />
      <p className="flex gap-2.5 text-note text-pretty text-soft">
        <LockKeyhole size={18} aria-hidden="true" className="shrink-0 text-up" />
        {t('identity.sealed')}
      </p>
      <Button type="submit" busy={form.busy} className="w-full">
        {t(again ? 'identity.submitAgain' : 'identity.submit')}
      </Button>
    </form>
  );
}
