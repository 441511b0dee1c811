import { Form, Input, Select, Switch } from 'antd';
import type { JSX } from 'react';
import { words } from '../../locales/words.ts';
import type { Field } from './ask.ts';

/** What the form gives to its fields. */
interface Bound {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: unknown) => void;
}
const given = ({ id, value, onChange }: Bound): Bound => ({
  ...(id === undefined ? {} : { id }),
  ...(value === undefined ? {} : { value }),
  ...(onChange === undefined ? {} : { onChange }),
});

function Control({ kind = 'text', options = [], unit, ...bound }: Field & Bound): JSX.Element {
  const { id, value, onChange } = bound;
  const shared = given(bound);
  if (kind === 'select')
    return (
      <Select
        {...shared}
        options={[...options]}
        showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
      />
    );
  if (kind === 'many') return <Many {...shared} options={options} />;
  if (kind === 'switch')
    return (
      <Switch
        {...(id === undefined ? {} : { id })}
        checked={value === 'true'}
        onChange={(on) => onChange?.(String(on))}
      />
    );
  if (kind === 'area' || kind === 'long')
    return (
      <Input.TextArea
        {...shared}
        autoSize={kind === 'long' ? { minRows: 10, maxRows: 24 } : { minRows: 2, maxRows: 6 }}
      />
    );
  if (kind === 'secret') return <Input.Password {...shared} autoComplete="current-password" />;
  if (kind === 'time') return <Input {...shared} type="datetime-local" step={1} />;
  return (
    <Input
      {...shared}
      autoComplete="off"
      {...(unit === undefined ? {} : { suffix: <span className="faint">{unit}</span> })}
    />
  );
}

/** Names out of a list, as one text. */
const Many = ({ id, value = '', onChange, options }: Bound & Required<Pick<Field, 'options'>>): JSX.Element => (
  <Select
    {...(id === undefined ? {} : { id })}
    mode="multiple"
    allowClear
    value={value === '' ? [] : value.split(' ')}
    onChange={(names: string[]) => onChange?.(names.join(' '))}
    options={[...options]}
    showSearch={{ optionFilterProp: 'label' }}
  />
);

/** Fields as data, each with its label, its help and the place where an objection stands. */
export const Fields = ({ of }: { of: readonly Field[] }): JSX.Element => (
  <>
    {of.map((field) => (
      <Form.Item
        key={field.name}
        name={field.name}
        label={field.label}
        initialValue={field.initial ?? (field.kind === 'switch' ? 'false' : '')}
        required={field.optional !== true && field.kind !== 'switch'}
        {...(field.help === undefined ? {} : { extra: field.help })}
        rules={field.optional === true ? [] : [{ required: true, message: words.app.needed }]}
      >
        <Control {...field} />
      </Form.Item>
    ))}
  </>
);
