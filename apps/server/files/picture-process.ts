import process from 'node:process';
import { setPriority } from 'node:os';
import { cleanImage } from './clean-image.ts';
import type { Cleaning } from './picture-kind.ts';

/** The program that decodes pictures: nothing but a picture comes in, nothing but a picture or a refusal goes out. */
export interface PictureRequest {
  readonly sent: Uint8Array;
}
export type PictureReply = Cleaning;

const watchMs = 10;
const belowOthers = 5;
const mib = 1024 * 1024;
const memoryMaxBytes = Number(process.argv[2]) * mib;

// The decoders are foreign code that takes what it needs: who takes too much ends, and with it all that was taken.
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMaxBytes) process.exit(1);
}, watchMs).unref();
try {
  setPriority(belowOthers);
} catch {
  // Not allowed everywhere, and only a courtesy.
}
// A terminal tells every program in it to end; this one ends with the program that has started it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', ({ sent }: PictureRequest) => {
  void cleanImage(sent).then((reply: PictureReply) => process.send?.(reply));
});
