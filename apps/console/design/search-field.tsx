import { Input } from 'antd';
import type { JSX } from 'react';

/** A field of a list's filters, as wide as there is room. */
export const SearchField = ({ label, onSearch }: { label: string; onSearch: (text: string) => void }): JSX.Element => (
  <Input.Search className="grow" allowClear placeholder={label} aria-label={label} onSearch={onSearch} />
);
