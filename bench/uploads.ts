import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { seedPeople, type Person } from './harness/people.ts';
import type { Place } from './harness/place.ts';
import { residentMib, startServer } from './harness/server-process.ts';
import { spreadOf } from './harness/statistics.ts';
import { nameOf, onEachDatabase } from './places.ts';
import type { Finding } from './report.ts';

const uploadsAtOnce = 16;
/** Almost as many points as are allowed, in about half a megabyte. */
const [width, height] = [7_980, 5_000];
const everyMs = 20;
const quietMs = 3_000;

/** What others wait for, and what memory it takes, while sixteen large photos are taken in at once. */
export const uploads = (): Promise<Finding[]> => onEachDatabase(measure);

async function measure(place: Place): Promise<Finding[]> {
  const [other, ...senders] = await seedPeople(place, uploadsAtOnce + 1);
  if (other === undefined) throw new Error('nobody asks');
  const server = await startServer(place.settings);
  const base = `http://127.0.0.1:${server.port}`;
  try {
    const photo = await sharp({ create: { width, height, channels: 3, background: '#385' } })
      .jpeg({ progressive: true, quality: 60 })
      .toBuffer();
    const before = familyMib(server.pid);
    const alone = await answersUntil(base, other, sleep(quietMs));
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, familyMib(server.pid));
    }, 50);
    const began = performance.now();
    const beside = await answersUntil(base, other, Promise.all(senders.map((sender) => upload(base, sender, photo))));
    clearInterval(watch);
    const seconds = (performance.now() - began) / 1_000;
    const [quiet, busy] = [spreadOf(alone), spreadOf(beside)];
    return [
      {
        what: `answers to others during ${uploadsAtOnce} uploads, p99, ${nameOf(place)}`,
        value: `${busy.p99.toFixed(0)} ms (${quiet.p99.toFixed(0)} ms without)`,
        aim: '<= 250 ms',
        note:
          `${beside.length} answers in ${seconds.toFixed(1)} s; ` +
          `p50 ${busy.p50.toFixed(0)} ms, longest ${busy.max.toFixed(0)} ms`,
      },
      {
        what: `memory they take, server and decoder, ${nameOf(place)}`,
        value: `+${Math.round(most - before)} MiB`,
        aim: '<= 300 MiB',
        note: `${width} × ${height} points, ${Math.round(photo.length / 1024)} KiB each`,
      },
    ];
  } finally {
    await server.end('SIGKILL');
  }
}

/**
 * Asks for the balances every 20 ms, whether the last answer has come or not. @returns how long each answer took, in ms
 */
async function answersUntil(base: string, { token }: Person, done: Promise<unknown>): Promise<number[]> {
  const asked: Promise<number>[] = [];
  let running = true;
  const ended = done.finally(() => {
    running = false;
  });
  while (running) {
    asked.push(timed(() => fetch(`${base}/account/list`, { method: 'POST', headers: { 'coin-auth': token } })));
    await sleep(everyMs);
  }
  await ended;
  return Promise.all(asked);
}

async function timed(ask: () => Promise<Response>): Promise<number> {
  const began = performance.now();
  const reply = await ask();
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`refused: ${reply.status}`);
  return performance.now() - began;
}

async function upload(base: string, { token }: Person, photo: Buffer): Promise<void> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(photo)], 'photo.jpg'));
  const reply = await fetch(`${base}/common/file/upload`, {
    method: 'POST',
    headers: { 'coin-auth': token },
    body: form,
  });
  if (!reply.ok) throw new Error(`an upload was refused: ${await reply.text()}`);
}

/** Resident memory of a process and of those that it has started. */
const familyMib = (pid: number): number =>
  [
    pid,
    ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter((each) => each.trim() !== '')
      .map(Number),
  ].reduce((sum, each) => sum + residentMib(each), 0);
