import { namesTyped } from '@candor/core/identity/typed-names.ts';
import type { Counted } from '@candor/verifier/liabilities.ts';
import { Minus, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Field } from '../../../design/field.tsx';
import { useSubmit } from '../../../design/use-submit.ts';
import { amount, date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { VerdictMark } from '../checks/verdict-mark.tsx';
import { session, useUser } from '../../../shell/session/session.ts';
import { CheckCard } from '../checks/check-card.tsx';
import { checkLiabilities, type Checked, type Liabilities } from './check-liabilities.ts';
import { fromMicros, micros } from '../../../shell/funds/micros.ts';
import { saveJson } from '../checks/save-json.ts';

/** Null where one of its steps can't be told. */
function okOf({ steps }: Counted): boolean | null {
  if (steps.some(({ ok }) => ok === false)) return false;
  return steps.some(({ ok }) => ok === null) ? null : true;
}

const wordOf = (ok: boolean | null) => {
  if (ok === null) return 'liabilities.unknown';
  return ok ? 'liabilities.counted' : 'liabilities.alarm';
};

/** What doesn't fit, in a sentence each. */
function faultsOf({ currency, steps }: Counted): string[] {
  const money = (text: string) => `${amount(text, currency)} ${currency}`;
  return steps
    .filter(({ ok }) => ok === false)
    .map(({ name, stated, found }) => {
      if (name === 'wholeBalance') return t('liabilities.notWhole', { counted: money(stated), owned: money(found) });
      if (name === 'inTotal') return t('liabilities.notInTotal');
      return t(name === 'ownSalt' ? 'liabilities.otherSalt' : 'liabilities.notLogged');
    });
}

/** What is owned by the statement; without one, what is counted. */
function ownedIn({ steps }: Counted): string {
  const whole = steps.find(({ name }) => name === 'wholeBalance');
  return (whole?.ok === null ? whole.stated : whole?.found) ?? '0';
}

function CountedRow({ counted, roots }: { counted: Counted; roots: Liabilities['roots'] }) {
  const { currency } = counted;
  const ok = okOf(counted);
  const total = roots.find((root) => root.currency === currency)?.sum ?? '0';
  return (
    <li className="flex gap-3">
      <VerdictMark ok={ok} open={Minus} />
      <span className="min-w-0 flex-1">
        <span className={`block text-note text-pretty ${ok === false ? 'text-error' : 'text-ink'}`}>
          {t(wordOf(ok), { amount: `${amount(ownedIn(counted), currency)} ${currency}` })}
        </span>
        {faultsOf(counted).map((fault) => (
          <span key={fault} className="mt-0.5 block text-note text-pretty text-ink">
            {fault}
          </span>
        ))}
        <span className="mt-0.5 block text-caption break-words text-faint">
          {t('liabilities.owed', { total: `${amount(total, currency)} ${currency}` })}
        </span>
      </span>
    </li>
  );
}

/** A file by which anybody can find what doesn't fit: the page that checks files takes it. */
function saveEvidence({ answer, owner }: Checked) {
  const name = `candor-liabilities-${answer.day}-${answer.v === 2 ? answer.moment : 1}.json`;
  saveJson(JSON.stringify({ ...answer, ...owner }), name);
}

function Evidence(checked: Checked) {
  return (
    <>
      <Button look="plain" size="medium" onClick={() => saveEvidence(checked)} className="mt-3 w-full">
        {t('liabilities.save')}
      </Button>
      <p className="mt-1.5 text-caption text-pretty text-faint">{t('liabilities.saveText')}</p>
    </>
  );
}

/** What the house itself had at the same moment. */
function Beside({ answer }: { answer: Liabilities }) {
  const own = answer.v === 2 ? answer.house.filter(({ amount: units }) => units !== '0') : [];
  if (own.length === 0) return null;
  return (
    <div className="mt-3 text-caption text-faint">
      <p className="text-pretty">{t('liabilities.beside')}</p>
      <dl className="mt-1">
        {own.map(({ name, currency, amount: units }) => (
          <div key={`${name} ${currency}`} className="flex justify-between gap-3">
            <dt>{t(`liabilities.${name}`)}</dt>
            <dd className="text-right break-words">
              {amount(units, currency)} {currency}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const reservesOf = (answer: Liabilities) => (answer.v === 2 ? answer.reserves : null);
/** What all proven addresses held, in millionths; null where one of them could not be read, or there are none. */
function provenIn(answer: Liabilities): bigint | null {
  const amounts = reservesOf(answer)?.list.map(({ amount: held }) => held) ?? [];
  return amounts.length === 0 || amounts.includes(null) ? null : amounts.reduce((sum, each) => sum + micros(each), 0n);
}
/** Whether they hold what is owed in USDT; of other currencies nothing is proven. */
const isCovered = (answer: Liabilities): boolean =>
  (provenIn(answer) ?? -1n) >= micros(answer.roots.find(({ currency }) => currency === 'USDT')?.sum);

/** What stands on the chain against what is owed, where that is proven. */
function Reserves({ answer }: { answer: Liabilities }) {
  const { message = '', list = [] } = reservesOf(answer) ?? {};
  const proven = provenIn(answer);
  if (list.length === 0) return null;
  return (
    <div className="mt-3 text-caption text-faint">
      <p className="text-pretty">
        {proven === null
          ? t('liabilities.reservesUnread')
          : t('liabilities.reserves', { amount: `${amount(fromMicros(proven))} USDT` })}
      </p>
      <ul className="mt-1 space-y-1">
        {list.map(({ address, amount: held }) => (
          <li key={address} className="flex justify-between gap-3">
            <span className="min-w-0 break-all">{address}</span>
            {held !== null && <span className="shrink-0 text-right">{amount(held)} USDT</span>}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-pretty">{t('liabilities.reservesText', { message })}</p>
    </div>
  );
}

function Outcome({ checked }: { checked: Checked }) {
  const { counted, answer } = checked;
  return (
    <div role="status" className="mt-3 animate-appear">
      {counted.length === 0 ? (
        <p className="text-note text-pretty text-soft">{t('liabilities.nothing')}</p>
      ) : (
        <ul className="space-y-3">
          {counted.map((each) => (
            <CountedRow key={each.currency} counted={each} roots={answer.roots} />
          ))}
        </ul>
      )}
      {counted.some((each) => okOf(each) === false) && <Evidence {...checked} />}
      <Beside answer={answer} />
      <Reserves answer={answer} />
      {!isCovered(answer) && <p className="mt-3 text-caption text-pretty text-faint">{t('liabilities.solvency')}</p>}
      <p className="mt-1.5 text-caption text-faint">{t('liabilities.takenAt', { time: date(answer.takenAt) })}</p>
    </div>
  );
}

const isOfOther = ({ counted }: Checked): boolean =>
  counted.some(({ steps }) => steps.some(({ name, ok }) => name === 'inTotal' && ok === false));

/**
 * Lets a customer see for themselves that all they own is in the sum that is published of all. What they have typed at
 * sign-in names them, not what the server says; where this device doesn't know it, they type it again.
 */
export function LiabilitiesCard() {
  const userId = useUser()?.userId ?? '';
  const kept = session().names;
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const names = typed.trim() === '' ? kept : namesTyped(typed);
  const { submit, busy } = useSubmit(async () => setChecked(await checkLiabilities(userId, names)));
  return (
    <CheckCard
      icon={ShieldCheck}
      title={t('liabilities.title')}
      text={t('liabilities.text')}
      action={t('liabilities.check')}
      busy={busy}
      onPress={() => submit()}
      before={
        (kept.length === 0 || (checked !== null && isOfOther(checked))) && (
          <Field
            label={t('liabilities.name')}
            hint={t('liabilities.nameHint')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="username"
            className="mt-3"
          />
        )
      }
    >
      {checked !== null && <Outcome checked={checked} />}
    </CheckCard>
  );
}
