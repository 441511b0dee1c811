import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { learnWorkspace } from '../../locales/workspace-words.ts';
import { learnSecondary } from '../../locales/i18n.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { Palette } from './palette.tsx';
import { meaningOf } from './meaning.ts';
import { pressShortcut, tellKey } from './press-shortcut.ts';

type Shown = 'palette' | 'keys' | null;

/** Opens what keys open; its words come when they are first asked for. */
function KeysHost() {
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const meaning = meaningOf(event, document.querySelector('dialog[open]') !== null);
      if (meaning === null) return;
      if (meaning === 'shortcut') {
        if (pressShortcut(event.key)) event.preventDefault();
        return;
      }
      event.preventDefault();
      void Promise.all([learnWorkspace(), learnSecondary()]).then(
        () => setShown(meaning),
        () => undefined,
      );
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Palette open={shown === 'palette'} onClose={close} onKeys={() => setShown('keys')} />
      <KeysSheet open={shown === 'keys'} onClose={close} />
    </>
  );
}

/** Begins to listen to the keys of a computer; in a root of its own, as no page has a part in it. */
export function startKeys() {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<KeysHost />);
  for (const kind of ['pointerover', 'focusin']) addEventListener(kind, tellKey, { passive: true });
}
