import { LogIn, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../design/button.tsx';
import { Field, PasswordField } from '../../design/field.tsx';
import { Lead } from '../../design/list.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call, CallError } from '../../shell/client/call.ts';
import { refresh } from '../../shell/client/query.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { back, usePlace } from '../../shell/routing/hash.ts';
import { Link } from '../../shell/routing/link.tsx';
import { HoldNote } from '../../shell/payouts/hold-note.tsx';
import { changeUser, useSignedIn, useUser } from '../../shell/session/session.ts';

interface FreezeProps {
  token: string | null;
  onFrozen: () => void;
  onEnded: (why: string) => void;
}

/** Nothing happens before the button: what merely opens the link, as mail programs do, changes nothing. */
function Freeze({ token, onFrozen, onEnded }: FreezeProps) {
  const { submit, busy } = useSubmit(async () => {
    try {
      await call('POST /player/freezeWithdrawals', { body: token === null ? {} : { token } }, { quiet: true });
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault;
      if (fault.data.error === 'freeze-link-ended') onEnded(fault.message);
      else toast(fault.message);
      return;
    }
    changeUser({ withdrawalsFrozen: true });
    onFrozen();
    await refresh('GET /transaction/withdrawTerms');
  });
  return (
    <>
      <Lead icon={ShieldAlert} tone="warn" title={t('security.freezeTitle')} text={t('security.freezeText')} />
      <Button look="leave" busy={busy} onClick={() => submit()} className="mt-6 w-full">
        {t('security.freeze')}
      </Button>
    </>
  );
}

const unfreeze = (password: string, totp: string) =>
  call('POST /player/unfreezeWithdrawals', { body: totp === '' ? { password } : { password, totp } }, { quiet: true });

/** Allows withdrawals again, after what follows from it is said. */
function Unfreeze() {
  const [asked, setAsked] = useState(false);
  const form = useForm({
    initial: { password: '', totp: '' },
    check: ({ password }) => ({ password: password === '' ? t('security.required') : undefined }),
    send: async ({ password, totp }) => {
      const { withdrawHoldUntil } = await unfreeze(password, totp.trim()).catch((fault: unknown) => {
        if (fault instanceof CallError && fault.data.error === 'totp-required') setAsked(true);
        throw fault;
      });
      changeUser({ withdrawalsFrozen: false });
      toast(t('security.unfrozen', { time: date(withdrawHoldUntil, 'moment') }));
      back('pages/setting/setting');
      await refresh('GET /player/getInfo', 'GET /transaction/withdrawTerms');
    },
  });
  return (
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
      <HoldNote>{t('security.unfreezeText')}</HoldNote>
      <Button type="submit" busy={form.busy} className="w-full">
        {t('security.unfreeze')}
      </Button>
    </form>
  );
}

const login = 'pages/login/login';

/** What to do next, for who is signed in and for who isn't. */
function Frozen() {
  const signedIn = useSignedIn();
  return (
    <>
      <Lead icon={ShieldCheck} tone="up" title={t('security.frozen')} text={t('security.frozenText')} />
      <Link
        to={login}
        query={{ step: 'forgot' }}
        className={`mt-6 w-full ${buttonClass(signedIn ? 'quiet' : 'primary')}`}
      >
        {t('auth.resetTitle')}
      </Link>
      {signedIn && <Unfreeze />}
    </>
  );
}

/** Lets nothing leave the account, by the link of a notice or signed in; and lifts it with the password. */
export function FreezeWithdrawalsPage() {
  const given = usePlace().query.get('token');
  const [ended, setEnded] = useState<string | null>(null);
  // A link that no longer works is as none: who signs in can do the same.
  const token = ended === null ? given : null;
  const signedIn = useSignedIn();
  const isFrozen = useUser()?.withdrawalsFrozen === true;
  const [done, setDone] = useState(false);
  if (done || (token === null && isFrozen))
    return (
      <div className="gutter pt-2 pb-4">
        <Frozen />
      </div>
    );
  return (
    <div className="gutter pt-2 pb-4">
      {ended !== null && (
        <p role="alert" className="mb-3 rounded-field bg-warn-soft px-4 py-3 text-note text-pretty text-warn">
          {ended}
        </p>
      )}
      {token !== null || signedIn ? (
        <Freeze key={token} token={token} onFrozen={() => setDone(true)} onEnded={setEnded} />
      ) : (
        <>
          <Lead icon={ShieldAlert} tone="warn" title={t('security.freezeTitle')} text={t('security.freezeText')} />
          <Link
            to={login}
            query={{ next: 'pages/setting/freezeWithdrawals' }}
            className={`mt-6 w-full ${buttonClass('primary')}`}
          >
            <LogIn size={20} aria-hidden="true" />
            {t('shell.login')}
          </Link>
        </>
      )}
    </div>
  );
}
