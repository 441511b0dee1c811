import { MailCheck } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../design/button.tsx';
import { Field } from '../../../design/field.tsx';
import { SwitchRow } from '../../../design/list.tsx';
import { t } from '../../../locales/i18n.ts';
import { useForm } from '../../../shell/client/use-form.ts';
import { back } from '../../../shell/routing/hash.ts';
import { codeIssue, requiredIssue } from '../../../shell/session/checks.ts';
import { HoldNote } from '../../../shell/payouts/hold-note.tsx';
import { AuthBar, AuthHead } from '../auth-bar.tsx';
import { addressIssues, useProofAddress } from '../proof-address.ts';
import { ProofFields, useProvenAccount } from '../proof-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import { sendRequest, sides, type Pictures, type Sent, type Side } from './send-request.ts';

const losses = ['password', 'email', 'phone', 'authenticator'] as const;
type Loss = (typeof losses)[number];
const documents = ['idCard', 'passport', 'driver'] as const;
type Document = (typeof documents)[number];

const empty = { account: '', email: '', phone: '', code: '', name: '', cardNo: '', front: '', back: '', hold: '' };

function useRecovery(onSent: () => void) {
  const way = useProofAddress((kept) => kept.way);
  const proven = useProvenAccount();
  const [lost, setLost] = useState<readonly Loss[]>([]);
  const [cardType, setCardType] = useState<Document>('idCard');
  const pictures = useRef<Pictures>({});
  const sent = useRef<Sent>({ ticket: null, sides: new Set() });
  const photo = (name: string): string | undefined => (name === '' ? t('identity.photoMissing') : undefined);
  const form = useForm({
    initial: empty,
    check: (draft) => ({
      ...addressIssues(way, draft),
      account: requiredIssue(draft.account) ?? (lost.length === 0 ? t('recovery.lostMissing') : undefined),
      code: codeIssue(draft.code),
      name: requiredIssue(draft.name),
      cardNo: requiredIssue(draft.cardNo),
      front: photo(draft.front),
      back: photo(draft.back),
      hold: photo(draft.hold),
    }),
    send: async (draft) => {
      const { account, code, name, cardNo } = draft;
      await sendRequest(
        { account: account.trim(), lost: [...lost], contact: proven(draft), code, cardType, name, cardNo },
        pictures.current,
        sent.current,
      );
      onSent();
    },
  });
  const choose = (side: Side, file: File): void => {
    pictures.current = { ...pictures.current, [side]: file };
    form.set(side, file.name);
  };
  return { form, lost, setLost, cardType, setCardType, choose };
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="space-y-3 pt-2">
    <h2 className="text-row font-semibold">{title}</h2>
    {children}
  </section>
);

/** Asks to be let in again, for who has lost what lets them in. */
export function RecoverPage() {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <AuthBar onBack={() => back('pages/login/login')} />
      <div className="gutter pb-8">{isSent ? <Received /> : <RecoverForm onSent={() => setSent(true)} />}</div>
    </>
  );
}

const Received = () => (
  <div role="status" className="space-y-3 pt-6">
    <MailCheck size={40} aria-hidden="true" className="text-brand" />
    <h1 className="text-title font-bold text-balance">{t('recovery.sentTitle')}</h1>
    <p className="text-row text-pretty text-soft">{t('recovery.sentText')}</p>
    <Button onClick={() => back('pages/login/login')} className="w-full">
      {t('shell.login')}
    </Button>
  </div>
);

function RecoverForm({ onSent }: { onSent: () => void }) {
  const { form, lost, setLost, cardType, setCardType, choose } = useRecovery(onSent);
  return (
    <>
      <AuthHead title={t('recovery.title')} text={t('recovery.lead')} />
      <form onSubmit={form.onSubmit} noValidate className="space-y-4">
        <Field {...form.field('account')} label={t('recovery.account')} hint={t('recovery.accountHint')} />
        <Part title={t('recovery.lost')}>
          <Losses lost={lost} onChange={setLost} />
        </Part>
        <Part title={t('recovery.contact')}>
          <ProofFields form={form} source="RECOVER" />
        </Part>
        <Part title={t('recovery.document')}>
          <DocumentChoice chosen={cardType} onChoose={setCardType} />
          <Field {...form.field('name')} label={t('identity.name')} hint={t('identity.nameHint')} maxLength={100} />
          <Field
            {...form.field('cardNo')}
            label={t('identity.cardNo')}
            hint={t('identity.cardNoHint')}
            maxLength={40}
          />
          {sides.map((side) => (
            <PhotoField
              key={side}
              side={side}
              chosen={form.draft[side]}
              error={form.errors[side]}
              onChoose={(file) => choose(side, file)}
            />
          ))}
        </Part>
        <HoldNote>{t('recovery.hold')}</HoldNote>
        <Button type="submit" busy={form.busy} className="mt-2 w-full">
          {t('recovery.send')}
        </Button>
      </form>
    </>
  );
}

const Losses = ({ lost, onChange }: { lost: readonly Loss[]; onChange: (lost: readonly Loss[]) => void }) =>
  losses.map((loss) => (
    <SwitchRow
      key={loss}
      title={t(`recovery.${loss}`)}
      on={lost.includes(loss)}
      onChange={(on) => onChange(on ? [...lost, loss] : lost.filter((one) => one !== loss))}
    />
  ));

const DocumentChoice = ({ chosen, onChoose }: { chosen: Document; onChoose: (type: Document) => void }) => (
  <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
    <legend className="mb-1.5 text-note text-soft">{t('identity.cardType')}</legend>
    {documents.map((type) => (
      <label key={type} className="flex min-h-11 items-center gap-2 text-row">
        <input
          type="radio"
          name="cardType"
          checked={chosen === type}
          onChange={() => onChoose(type)}
          className="size-5"
          style={{ accentColor: 'var(--color-brand)' }}
        />
        {t(`identity.${type}`)}
      </label>
    ))}
  </fieldset>
);
