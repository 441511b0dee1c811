import { normalPhone } from '@candor/core/identity/typed-names.ts';
import { useEffect } from 'react';
import type { FieldProps } from '../../design/field.tsx';
import { t } from '../../locales/i18n.ts';
import { CodeField, type CodeSource } from '../../shell/session/send-code.tsx';
import { EmailField, PhoneField } from './address-field.tsx';
import { addressIssues, useProofAddress, type ProofAddress } from './proof-address.ts';
import { useArea } from './sign-up-draft.ts';

interface ProofForm {
  draft: ProofAddress;
  field: (name: 'email' | 'phone' | 'code') => Omit<FieldProps, 'label'>;
  setErrors: (errors: { email?: string | undefined; phone?: string | undefined }) => void;
}

/** The account that is proven by the code: its email, or its phone in full. */
export function useProvenAccount(): (draft: ProofAddress) => string {
  const way = useProofAddress((kept) => kept.way);
  const areaCode = useArea()?.areaCode ?? '';
  return ({ email, phone }) => (way === 'phone' ? normalPhone(areaCode, phone) : email.trim());
}

/** An email or a phone, and the code sent there. */
export function ProofFields({ form, source }: { form: ProofForm; source: CodeSource }) {
  const way = useProofAddress((kept) => kept.way);
  const area = useArea();
  const { email, phone } = form.draft;
  useEffect(() => useProofAddress.setState({ email, phone }), [email, phone]);
  const checkAddress = () => {
    const issues = addressIssues(way, form.draft);
    form.setErrors(issues);
    return issues[way] === undefined;
  };
  const change = () => {
    form.setErrors({});
    useProofAddress.setState({ way: way === 'phone' ? 'email' : 'phone' });
  };
  return (
    <>
      <div>
        {way === 'phone' ? (
          <PhoneField key="phone" {...form.field('phone')} area={area} />
        ) : (
          <EmailField key="email" {...form.field('email')} />
        )}
        <div className="flex justify-end">
          <button type="button" onClick={change} className="press -mr-2 min-h-11 px-2 text-row text-brand">
            {t(way === 'phone' ? 'auth.useEmail' : 'auth.usePhone')}
          </button>
        </div>
      </div>
      <CodeField
        key={way}
        {...form.field('code')}
        source={source}
        to={way === 'phone' ? { phone, areaCode: area?.areaCode ?? '' } : { email: email.trim() }}
        checkAddress={checkAddress}
        onRefused={(issue) => form.setErrors({ [way]: issue })}
      />
    </>
  );
}
