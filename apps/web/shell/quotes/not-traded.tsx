import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { SymbolSheet } from './symbol-sheet.tsx';
import { pairText } from './words.ts';

/** As much of what stands in an address as is shown of it. */
const shownMax = 20;

interface NotTradedProps {
  symbol: string;
  /** What is traded; everything unless told. */
  among?: readonly string[] | undefined;
  onChoose: (symbol: string) => void;
}

/** Stands in place of a ticket whose address names what is not traded with it: another is chosen, never taken. */
export function NotTraded({ symbol, among, onChoose }: NotTradedProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Notice
        icon={SearchX}
        title={t('fast.notTraded', { pair: pairText(symbol).slice(0, shownMax) })}
        text={t('fast.notTradedText')}
      >
        <Button size="medium" onClick={() => setChoosing(true)}>
          {t('fast.changeSymbol')}
        </Button>
      </Notice>
      <SymbolSheet
        open={choosing}
        now=""
        {...(among === undefined ? {} : { among })}
        onClose={() => setChoosing(false)}
        onChoose={onChoose}
      />
    </>
  );
}
