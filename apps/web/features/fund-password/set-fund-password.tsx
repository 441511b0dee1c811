import { KeyRound, ShieldCheck } from 'lucide-react';
import { Button } from '../../design/button.tsx';
import { Lead } from '../../design/list.tsx';
import { SkeletonField } from '../../shell/amounts/skeleton-field.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { t } from '../../locales/i18n.ts';
import { useQueryState } from '../../shell/routing/hash.ts';
import { useUser } from '../../shell/session/session.ts';
import { HoldNote } from '../../shell/payouts/hold-note.tsx';
import { CodeProof, LoginProof, NoAddress, OldProof, PasswordPair } from './fields.tsx';
import { useOwnAddress, type Proof } from './proof.ts';
import { useFundPassword } from './use-fund-password.ts';

const notes = {
  first: 'fund-password.holdFirst',
  old: 'fund-password.hold',
  code: 'fund-password.holdByCode',
} as const;

function PasswordForm({ proof }: { proof: Proof }) {
  const form = useFundPassword(proof);
  const address = useOwnAddress(useUser());
  if (proof === 'code' && address === null) return <NoAddress />;
  if (proof === 'code' && address === undefined)
    return (
      <div className="mt-4">
        <SkeletonField />
      </div>
    );
  return (
    <form onSubmit={form.onSubmit} noValidate className="mt-4 space-y-4">
      {proof === 'first' && <LoginProof form={form} />}
      {proof === 'old' && <OldProof form={form} />}
      {proof === 'code' && address && <CodeProof form={form} address={address} />}
      <PasswordPair form={form} />
      <HoldNote>{t(notes[proof])}</HoldNote>
      <Button type="submit" busy={form.busy} className="w-full">
        <KeyRound size={20} aria-hidden="true" />
        {t(proof === 'first' ? 'fund-password.set' : 'fund-password.change')}
      </Button>
    </form>
  );
}

/** Set the fund password, change it by the old one, or by a code when that is forgotten. */
export function SetFundPasswordPage() {
  const user = useUser();
  const [way, setWay] = useQueryState('by', 'old', ['old', 'code'] as const);
  const isSet = user?.hasFundPassword === true;
  return (
    <div className="gutter pt-2 pb-4">
      <Lead
        icon={ShieldCheck}
        title={t(isSet ? 'fund-password.changeTitle' : 'fund-password.setTitle')}
        text={t('fund-password.lead')}
      />
      {isSet && (
        <Tabs
          label={t('fund-password.way')}
          look="segment"
          className="mt-4"
          value={way}
          onChange={setWay}
          options={[
            { value: 'old', label: t('fund-password.byOld') },
            { value: 'code', label: t('fund-password.byCode') },
          ]}
        />
      )}
      <PasswordForm key={isSet ? way : 'first'} proof={isSet ? way : 'first'} />
    </div>
  );
}
