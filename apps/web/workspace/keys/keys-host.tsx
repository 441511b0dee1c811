import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { learnWorkspace } from '../../locales/late/workspace-words.ts';
import { learnSecondary } from '../../locales/i18n.ts';
import { queryClient } from '../../shell/client/query.ts';
import { TransferSheet } from '../../shell/funds/transfer-sheet.tsx';
import type { Asked } from './commands.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { Palette } from './palette.tsx';
import { meaningOf } from './meaning.ts';
import { pressShortcut, tellKey } from './press-shortcut.ts';

type Shown = 'palette' | 'keys' | null;

/** Opens what keys open; its words come when they are first asked for. */
function KeysHost() {
  const [shown, setShown] = useState<Shown>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
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
      <Palette open={shown === 'palette'} onClose={close} onKeys={() => setShown('keys')} onTransfer={setAsked} />
      <KeysSheet open={shown === 'keys'} onClose={close} />
      <TransferSheet open={asked !== null} onClose={() => setAsked(null)} {...asked} />
    </>
  );
}

/** Begins to listen to the keys of a computer; in a root of its own, as no page has a part in it. */
export function startKeys() {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <KeysHost />
    </QueryClientProvider>,
  );
  for (const kind of ['pointerover', 'focusin']) addEventListener(kind, tellKey, { passive: true });
}
