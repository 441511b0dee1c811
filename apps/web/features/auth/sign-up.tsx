import { Gift } from 'lucide-react';
import { Tabs } from '../../design/tabs.tsx';
import { amount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useConfig } from '../../shell/client/config.ts';
import { usePlace } from '../../shell/routing/hash.ts';
import { Link } from '../../shell/routing/link.tsx';
import { AuthBar, AuthHead } from './auth-bar.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { signUpWays, useKeptWay } from './sign-up-draft.ts';

function GiftLine() {
  const config = useConfig();
  if (Number(config?.signUpGiftUsdt) === 0) return null;
  // Until it is known its place is kept: it would push the form away.
  return (
    <p
      className={
        `${config === undefined ? 'invisible ' : ''}mb-5 flex items-start gap-3 rounded-field bg-brand-soft px-4 ` +
        'py-3 text-note text-pretty text-ink'
      }
    >
      <Gift size={20} aria-hidden="true" className="shrink-0 text-brand" />
      {t('auth.giftText', { amount: amount(config?.signUpGiftUsdt, 'USDT', 0) })}
    </p>
  );
}

/** Open an account by phone, email or account name. */
export function SignUpPage() {
  const [way, setWay] = useKeptWay();
  const next = usePlace().query.get('next');
  const labels = { phone: t('auth.byPhone'), email: t('auth.byEmail'), account: t('auth.byAccount') };
  return (
    <>
      <AuthBar />
      <div className="gutter pb-8">
        <AuthHead title={t('welcome.createAccount')} />
        <GiftLine />
        <Tabs
          look="segment"
          label={t('auth.signUpWay')}
          value={way}
          onChange={setWay}
          className="mb-5"
          options={signUpWays.map((value) => ({ value, label: labels[value] }))}
        />
        <SignUpForm key={way} way={way} next={next} />
        <p className="mt-4 text-center text-row text-soft">
          {t('auth.haveAccount')}{' '}
          <Link
            to="pages/login/login"
            query={{ next: next ?? undefined }}
            how="replace"
            className="inline-block px-1 py-3 font-semibold text-brand"
          >
            {t('shell.login')}
          </Link>
        </p>
      </div>
    </>
  );
}
