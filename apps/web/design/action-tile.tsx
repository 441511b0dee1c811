import type { LucideIcon } from 'lucide-react';

/** Classes of a tile that does something or leads somewhere, for a button or a link. */
export const actionTileClass =
  'press flex min-h-17 w-full flex-col items-center justify-center gap-1.5 rounded-card bg-surface px-1 py-2 ' +
  'text-center text-caption leading-tight break-words hyphens-auto text-soft';

/** What stands on such a tile. */
export function ActionFace({ icon: Icon, word }: { icon: LucideIcon; word: string }) {
  return (
    <>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" className="text-brand" />
      {word}
    </>
  );
}
