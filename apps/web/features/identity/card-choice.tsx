import { t } from '../../locales/i18n.ts';
import { CardArt } from './card-art.tsx';
import { cardTypes } from './primary-draft.ts';

const states = [
  'press has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
  'has-checked:border-brand has-checked:bg-brand-soft has-checked:text-ink',
].join(' ');
const box =
  'flex min-h-28 cursor-pointer flex-col items-center justify-center gap-2 rounded-field border bg-surface px-1 ' +
  'py-3 min-w-0 text-center text-soft';

interface CardTypeProps {
  type: (typeof cardTypes)[number];
  chosen: boolean;
  faulty: boolean;
  onChoose: () => void;
}

function CardType({ type, chosen, faulty, onChoose }: CardTypeProps) {
  return (
    <label className={`${states} ${box} ${faulty ? 'border-error' : 'border-line'}`}>
      <input type="radio" name="cardType" value={type} checked={chosen} onChange={onChoose} className="sr-only" />
      <CardArt type={type} className="h-9 w-12" />
      <span className="max-w-full text-note leading-tight font-semibold break-words hyphens-auto">
        {t(`identity.${type}`)}
      </span>
    </label>
  );
}

interface CardChoiceProps {
  value: string;
  error: string | undefined;
  onChange: (type: string) => void;
}

/** Which document is handed in. */
export function CardChoice({ value, error, onChange }: CardChoiceProps) {
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : 'card-note'}
      tabIndex={-1}
      className="min-w-0"
    >
      <legend className="mb-1.5 text-note text-soft">{t('identity.cardType')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {cardTypes.map((type) => (
          <CardType
            key={type}
            type={type}
            chosen={value === type}
            faulty={error !== undefined}
            onChoose={() => onChange(type)}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id="card-note" role="alert" className="mt-1.5 animate-appear text-note text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
