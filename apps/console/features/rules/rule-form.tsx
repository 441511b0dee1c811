import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId, type JSX } from 'react';
import { words } from '../../locales/words.ts';
import { addRow, mayHaveRows, removeRow, textOf, type, type Draft } from '../../rules/draft.ts';
import { fieldWord, groupNames } from '../../rules/rule-changes.ts';
import { meaningOf } from './meaning.ts';

interface FormProps {
  readonly draft: Draft;
  /** What was objected to, and at which setting. */
  readonly fault: { readonly text: string; readonly at: string | null } | null;
  readonly onChange: (draft: Draft) => void;
}
type Rows = readonly Readonly<Record<string, unknown>>[];

/** Every setting as a field, by what it is about. */
export function RuleForm(props: FormProps): JSX.Element {
  return (
    <div className="two">
      {groupNames.map((group) => (
        <section key={group} className="block stack">
          <h2 style={{ margin: 0 }}>{words.rules.groups[group]}</h2>
          {Object.entries(props.draft.settings[group] ?? {}).map(([name, value]) =>
            isRows(`${group}.${name}`, value) ? (
              <RowsField key={name} {...props} path={`${group}.${name}`} rows={value} />
            ) : (
              <Field key={name} {...props} path={`${group}.${name}`} label={fieldWord(name)} />
            ),
          )}
        </section>
      ))}
    </div>
  );
}

/** A list of rows, which may have none yet. */
const isRows = (path: string, value: unknown): value is Rows =>
  Array.isArray(value) && (typeof value[0] === 'object' || mayHaveRows(path));

function Field({ draft, fault, onChange, path, label }: FormProps & { path: string; label: string }): JSX.Element {
  const id = useId();
  const text = textOf(draft, path);
  const meaning = meaningOf(path, text);
  const isWrong = fault?.at === path;
  return (
    <div className="stack" style={{ gap: 2 }}>
      <label className="faint small" htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        autoComplete="off"
        value={text}
        {...(isWrong ? { status: 'error', 'aria-invalid': true, 'aria-describedby': `${id}-fault` } : {})}
        {...(meaning === null ? {} : { suffix: <span className="faint">{meaning}</span> })}
        onChange={(event) => onChange(type(draft, path, event.target.value))}
      />
      {isWrong && (
        <span id={`${id}-fault`} className="bad small">
          {fault.text}
        </span>
      )}
    </div>
  );
}

/** A list of rows. Contracts are those of the release: none comes, none goes. */
function RowsField({ path, rows, ...props }: FormProps & { path: string; rows: Rows }): JSX.Element {
  const isFixed = path === 'futures.contracts';
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0 }} className="stack">
      <legend className="soft">{fieldWord(path.split('.')[1] ?? '')}</legend>
      {props.fault?.at === path && <span className="bad small">{props.fault.text}</span>}
      {rows.map((row, place) => (
        <Row key={`${path}.${place}.${rows.length}`} {...props} path={path} row={row} place={place} isFixed={isFixed} />
      ))}
      {!isFixed && (
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => props.onChange(addRow(props.draft, path))}
        >
          {words.rules.addRow}
        </Button>
      )}
    </fieldset>
  );
}

interface RowProps extends FormProps {
  readonly path: string;
  readonly row: Rows[number];
  readonly place: number;
  readonly isFixed: boolean;
}

function Row({ path, row, place, isFixed, ...props }: RowProps): JSX.Element {
  const names = Object.keys(row).filter((name) => !(isFixed && name === 'symbol'));
  return (
    <div>
      {isFixed && <b className="small">{String(row['symbol'])}</b>}
      <div className="rule-row">
        {names.map((name) => (
          <Field key={name} {...props} path={`${path}.${place}.${name}`} label={fieldWord(name)} />
        ))}
        {!isFixed && (
          <Button
            icon={<MinusOutlined />}
            aria-label={words.rules.removeRow(place + 1)}
            onClick={() => props.onChange(removeRow(props.draft, path, place))}
          />
        )}
      </div>
    </div>
  );
}
