import { languages, type Language } from '@candor/api-contract/languages.ts';
import { Button, Input } from 'antd';
import { useState, type JSX } from 'react';
import { useAsk } from '../../design/ask/ask.ts';
import { LanguageTabs } from '../../design/language-tabs.tsx';
import { words } from '../../locales/en.ts';
import { textsOf, type Texts } from './acts.ts';
import type { Product } from './products.tsx';

const w = words.products;

/**
 * Name and description in each language. What is left empty shows the English one, or the words that came with its
 * kind.
 */
export function ProductTexts({
  product,
  stored = {},
  may,
}: {
  product: Product;
  stored: Texts | undefined;
  may: boolean;
}): JSX.Element {
  const ask = useAsk();
  const [texts, setTexts] = useState<Texts>(stored);
  const [language, setLanguage] = useState<Language>('en');
  const text = texts[language] ?? { name: '', description: '' };
  const change = (part: Partial<typeof text>): void => setTexts({ ...texts, [language]: { ...text, ...part } });
  const written = Object.fromEntries(
    Object.entries(texts).filter(
      ([key, { name }]) =>
        name.trim() !== '' && JSON.stringify(stored[key as Language]) !== JSON.stringify(texts[key as Language]),
    ),
  );
  return (
    <div className="stack">
      <LanguageTabs
        value={language}
        onChange={setLanguage}
        written={languages.filter((key) => (texts[key]?.name ?? '') !== '')}
      />
      <label>
        {w.name}
        <Input
          disabled={!may}
          maxLength={60}
          value={text.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <label>
        {w.description}
        <Input.TextArea
          disabled={!may}
          maxLength={2000}
          autoSize={{ minRows: 5, maxRows: 14 }}
          value={text.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </label>
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
