import { Sheet } from '../../design/sheet.tsx';
import { t, type PlainKey } from '../../locales/i18n.ts';

const keys: readonly { keys: readonly string[]; word: PlainKey }[] = [
  { keys: ['/', 'Ctrl K', '⌘ K'], word: 'workspace.palette' },
  { keys: ['B', 'S'], word: 'workspace.keySides' },
  { keys: ['1', '…', '6'], word: 'workspace.keyDurations' },
  { keys: ['←', '→'], word: 'workspace.keyMove' },
  { keys: ['Esc'], word: 'shell.close' },
  { keys: ['?'], word: 'workspace.keys' },
];

/** Which key does what. */
export const KeysSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Sheet open={open} onClose={onClose} title={t('workspace.keys')}>
    <dl className="divide-y divide-line">
      {keys.map(({ keys: each, word }) => (
        <div key={word} className="flex min-h-12 items-center justify-between gap-4">
          <dt className="text-row text-soft">{t(word)}</dt>
          <dd className="flex shrink-0 gap-1.5">
            {each.map((key) => (
              <kbd key={key} className="rounded-chip border border-line bg-raised px-2 py-0.5 text-note">
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </Sheet>
);
