import { languages, type Language } from '@candor/api-contract/languages.ts';
import { Button, Input } from 'antd';
import { useState, type JSX } from 'react';
import { useAsk } from '../../design/ask/ask.ts';
import { LanguageTabs } from '../../design/language-tabs.tsx';
import { words } from '../../locales/words.ts';
import { textsOf, type Texts } from './acts.ts';
import type { Product } from './products.tsx';

const w = words.products;

interface ProductTextsProps {
  product: Product;
  stored: Texts | undefined;
  may: boolean;
}
interface Text {
  readonly name: string;
  readonly description: string;
}

/** The texts that have a name and are others than those stored. */
const changedIn = (texts: Texts, stored: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([key, { name }]) =>
        name.trim() !== '' && JSON.stringify(stored[key as Language]) !== JSON.stringify(texts[key as Language]),
    ),
  );

interface InputsProps {
  text: Text;
  may: boolean;
  onChange: (part: Partial<Text>) => void;
}

const Inputs = ({ text, may, onChange }: InputsProps): JSX.Element => (
  <>
    <label>
      {w.name}
      <Input
        disabled={!may}
        maxLength={60}
        value={text.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
    </label>
    <label>
      {w.description}
      <Input.TextArea
        disabled={!may}
        maxLength={2000}
        autoSize={{ minRows: 5, maxRows: 14 }}
        value={text.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </label>
  </>
);

/**
 * Name and description in each language. What is left empty shows the English one, or the words that came with its
 * kind.
 */
export function ProductTexts({ product, stored = {}, may }: ProductTextsProps): JSX.Element {
  const ask = useAsk();
  const [texts, setTexts] = useState<Texts>(stored);
  const [language, setLanguage] = useState<Language>('en');
  const text = texts[language] ?? { name: '', description: '' };
  const change = (part: Partial<typeof text>): void => setTexts({ ...texts, [language]: { ...text, ...part } });
  const written = changedIn(texts, stored);
  return (
    <div className="stack">
      <LanguageTabs
        value={language}
        onChange={setLanguage}
        written={languages.filter((key) => (texts[key]?.name ?? '') !== '')}
      />
      <Inputs text={text} may={may} onChange={change} />
      <p className="note" style={{ margin: 0 }}>
        {w.textsNote}
      </p>
      {may && (
        <div className="acts-foot">
          <Button
            type="primary"
            disabled={Object.keys(written).length === 0}
            onClick={() => ask(textsOf(product, written))}
          >
            {w.texts.open}
          </Button>
        </div>
      )}
    </div>
  );
}
