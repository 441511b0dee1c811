import { Field, type FieldProps } from '../../design/field.tsx';
import { t } from '../../locales/i18n.ts';
import type { Area } from '../../shell/session/area-choice.ts';
import { DialButton } from './dial-button.tsx';

type Unlabelled = Omit<FieldProps, 'label'>;

/** A phone number behind its dial code. */
export const PhoneField = ({ area, ...field }: Unlabelled & { area: Area | undefined }) => (
  <Field
    {...field}
    label={t('auth.phone')}
    type="tel"
    inputMode="numeric"
    autoComplete="tel-national"
    maxLength={15}
    before={<DialButton area={area} />}
  />
);

export const EmailField = (field: Unlabelled) => (
  <Field {...field} label={t('auth.email')} type="email" inputMode="email" autoComplete="email" />
);
