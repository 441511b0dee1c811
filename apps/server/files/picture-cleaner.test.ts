import { existsSync, readFileSync, readdirSync } from 'node:fs';
import process from 'node:process';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPictureCleaner, pictureLimits } from './picture-cleaner.ts';
import { html, jpegOf } from './test-images.ts';

const width = 7_980;
const height = 5_000;
let small: Buffer;
/** Next to no bytes, and almost as many points as are allowed. */
let large: { png: Buffer; jpeg: Buffer };
beforeAll(async () => {
  const plain = sharp({ create: { width, height, channels: 3, background: '#385' } });
  small = await jpegOf(40, 30);
  large = {
    png: await plain.clone().png().toBuffer(),
    jpeg: await plain.clone().jpeg({ progressive: true, quality: 60 }).toBuffer(),
  };
});

/** Programs that this process has started. */
const children = (): string[] =>
  readdirSync('/proc/self/task').flatMap((thread) => {
    const file = `/proc/self/task/${thread}/children`;
    return existsSync(file)
      ? readFileSync(file, 'utf8')
          .trim()
          .split(' ')
          .filter((pid) => pid !== '')
      : [];
  });
const peakMib = (pid: string): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test('another kind of file starts no process', async () => {
  const before = process.platform === 'linux' ? children() : [];
  expect(await openPictureCleaner(() => undefined).clean(html)).toEqual({ ok: false, refusal: 'file-type' });
  expect(process.platform === 'linux' ? children() : []).toEqual(before);
});

describe.runIf(process.platform === 'linux')('large pictures', () => {
  test('sixteen at once go one by one in less than 300 MiB together; no setting of ours is with them', async () => {
    process.env['SECRETS_KEY'] = 'not for decoders';
    const before = children();
    const lost: string[] = [];
    const { clean } = openPictureCleaner(() => lost.push('lost'));
    const sent = Array.from({ length: 16 }, (_, at) => (at % 2 === 0 ? large.png : large.jpeg));
    const cleaned = await Promise.all(sent.map((bytes) => clean(bytes)));
    delete process.env['SECRETS_KEY'];
    expect(cleaned.map((one) => (one.ok ? [one.value.width, one.value.height] : one.refusal))).toEqual(
      sent.map(() => [3_572, 2_238]),
    );
    const [pid = '', ...more] = children().filter((one) => !before.includes(one));
    expect(more).toEqual([]);
    expect(peakMib(pid)).toBeLessThan(pictureLimits.memoryMib);
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('SECRETS_KEY');
    process.kill(Number(pid), 'SIGKILL');
  });

  test('one that takes too much memory, or too long, is refused, and the next is none the worse', async () => {
    for (const limits of [
      { ...pictureLimits, memoryMib: 130 },
      { ...pictureLimits, milliseconds: 5_000 },
    ]) {
      let lost = 0;
      const { clean } = openPictureCleaner(() => {
        lost += 1;
      }, limits);
      expect(await clean(small)).toMatchObject({ ok: true, value: { width: 40 } });
      const frozen = limits.milliseconds === 5_000 ? children().at(-1) : undefined;
      if (frozen !== undefined) process.kill(Number(frozen), 'SIGSTOP');
      expect(await clean(large.jpeg)).toEqual({ ok: false, refusal: 'file-unreadable' });
      expect(lost).toBe(1);
      const after = openPictureCleaner(() => undefined);
      expect(await after.clean(small)).toMatchObject({ ok: true, value: { width: 40 } });
      if (limits.memoryMib === 130)
        expect(await clean(small)).toMatchObject({ ok: true, value: { width: 40, height: 30 } });
    }
  });

  test('a JPEG that has to be held whole, in all its colours, is not begun', async () => {
    const whole = await sharp({ create: { width, height, channels: 3, background: '#385' } })
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    let lost = 0;
    expect(
      await openPictureCleaner(() => {
        lost += 1;
      }).clean(whole),
    ).toEqual({ ok: false, refusal: 'file-unreadable' });
    expect(lost).toBe(0);
  });
});
