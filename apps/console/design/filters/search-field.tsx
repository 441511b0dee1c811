import { Input } from 'antd';
import type { JSX } from 'react';

/** A field of a list's filters, as wide as there is room. */
export const SearchField = ({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}): JSX.Element => (
  // Another address brings another text.
  <Input.Search
    key={value}
    className="grow"
    allowClear
    placeholder={label}
    aria-label={label}
    defaultValue={value}
    onSearch={(text) => onSearch(text.trim())}
  />
);
