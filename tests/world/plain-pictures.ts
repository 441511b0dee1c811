import type { Cleaning } from '../../apps/server/files/picture-kind.ts';

/** Stands for `files/picture-cleaner`, which decodes in a process of its own: every picture is kept as it was sent. */
export const openPictureCleaner = () => ({
  clean: (bytes: Uint8Array): Promise<Cleaning> => Promise.resolve({ ok: true, value: { bytes, width: 1, height: 1 } }),
});
