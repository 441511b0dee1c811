import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Field, PasswordField } from '../../../design/field.tsx';
import { Segment } from '../../../design/segment.tsx';
import { t } from '../../../locales/i18n.ts';
import { call, CallError } from '../../../shell/client/call.ts';
import { refresh } from '../../../shell/client/query.ts';
import { useForm } from '../../../shell/client/use-form.ts';
import { emptyDraft, keyBody, keyIssues, markets, toggled, tradesIn, type KeyDraft } from './key-draft.ts';
import type { Made } from './made-key.tsx';

/** The form, and whether a code of the authenticator is asked for. */
function useKeyForm(onMade: (made: Made) => void) {
  const [asked, setAsked] = useState(false);
  const form = useForm<KeyDraft>({
    initial: emptyDraft,
    check: (draft) => keyIssues(draft, t('security.required')),
    send: async (draft) => {
      const made = await call('POST /player/keys/make', { body: keyBody(draft) }, { quiet: true }).catch(
        (fault: unknown) => {
          if (fault instanceof CallError && fault.data.error === 'totp-required') setAsked(true);
          throw fault;
        },
      );
      onMade(made);
      await refresh('GET /player/keys/list');
    },
  });
  return { ...form, asked };
}

type Form = ReturnType<typeof useKeyForm>;

/** What it may trade; reading is part of every key. */
function Rights({ draft, set }: Pick<Form, 'draft' | 'set'>) {
  const chosen = tradesIn(draft);
  return (
    <fieldset>
      <legend className="text-note text-pretty text-soft">{t('keys.reads')}</legend>
      <ul className="mt-2 divide-y divide-line overflow-hidden rounded-field border border-line">
        {markets.map((market) => (
          <li key={market}>
            <label className="press flex min-h-11 cursor-pointer items-center gap-3 px-3 text-row">
              <input
                type="checkbox"
                name="rights"
                checked={chosen.includes(market)}
                onChange={() => set('trades', toggled(draft, market))}
                style={{ accentColor: 'var(--color-brand)', width: 18, height: 18 }}
              />
              {t(`keys.${market}`)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** What it may do, and for how long. */
function Choices({ draft, set }: Pick<Form, 'draft' | 'set'>) {
  const days = ['30', '90', '365'].map((value) => ({ value, label: t('limits.days', { count: Number(value) }) }));
  return (
    <>
      <Rights draft={draft} set={set} />
      <div className="space-y-2">
        <p className="text-note text-soft">{t('keys.lasts')}</p>
        <Segment
          label={t('keys.lasts')}
          name="days"
          value={draft.days}
          options={days}
          onChange={(value) => set('days', value)}
        />
      </div>
    </>
  );
}

/** Proof that it is the owner who makes it. */
function Proofs({ field, asked }: Pick<Form, 'field' | 'asked'>) {
  return (
    <>
      <PasswordField {...field('fundPasswd')} label={t('fund-password.title')} autoComplete="off" maxLength={64} />
      {asked && (
        <Field
          {...field('totp')}
          label={t('auth.totp')}
          hint={t('auth.totpHint')}
          autoComplete="one-time-code"
          maxLength={32}
        />
      )}
    </>
  );
}

/** What a key may do, for how long and from where; the fund password, and the authenticator where it is on. */
export function MakeKey({ onMade }: { onMade: (made: Made) => void }) {
  const { onSubmit, busy, field, draft, set, asked } = useKeyForm(onMade);
  const more = { autoComplete: 'off' };
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-4">
      <Field {...field('name')} {...more} label={t('keys.name')} maxLength={40} />
      <Choices draft={draft} set={set} />
      <Field
        {...field('addresses')}
        {...more}
        label={t('keys.addresses')}
        hint={t('keys.addressesHint')}
        maxLength={900}
      />
      <Field
        {...field('publicKey')}
        {...more}
        label={t('keys.publicKey')}
        hint={t('keys.publicKeyHint')}
        maxLength={400}
      />
      <Proofs field={field} asked={asked} />
      <Button type="submit" busy={busy} className="w-full">
        {t('keys.make')}
      </Button>
    </form>
  );
}
