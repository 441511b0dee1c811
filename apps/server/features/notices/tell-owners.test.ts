import { ok, refuse } from '@candor/core/result.ts';
import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openLimitHere } from '../../http/limits.ts';
import { openOwnerNotices } from './tell-owners.ts';

const day = 86_400_000;
const start = 1_000 * day;
interface Row {
  readonly id: string;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly language?: string | null;
  readonly userId?: string;
}

/** Messages that wait to be told, and everything that leaves the house. */
function house(rows: readonly Row[], { send = async () => true }: { send?: () => Promise<boolean> } = {}) {
  const time = { now: start };
  const waiting = new Map(
    rows.map(({ id, email = null, phone = null, language = 'en', userId = 'an' }) => [
      id,
      {
        row: {
          id,
          user_id: userId,
          kind: 'wallet-added',
          params: '{"address":"T1"}',
          time: String(start),
          addresses: null,
          email,
          phone,
          language,
        },
        telling: 'waiting',
        tellAt: start,
      },
    ]),
  );
  const links: unknown[][] = [];
  const sent: { to: string; text: string }[] = [];
  const warned: string[] = [];
  const query = async (sql: string, params: readonly unknown[] = []) => {
    if (sql.startsWith('insert into freeze_link')) links.push([...params]);
    if (sql.startsWith('update message')) {
      const [id, telling, at] = params as [string, string, number | null];
      const one = waiting.get(id);
      if (one !== undefined) Object.assign(one, { telling, tellAt: at ?? one.tellAt });
    }
    if (!sql.startsWith('select')) return [];
    return [...waiting.values()]
      .filter((one) => one.telling === 'waiting' && one.tellAt <= time.now)
      .map(({ row }) => row);
  };
  const post = async (mail: { to: string; text: string }) => {
    if (!(await send())) return refuse('email-send-failed');
    sent.push(mail);
    return ok(null);
  };
  let turn = (): void => undefined;
  const teller = openOwnerNotices({
    db: { query },
    clock: { now: () => time.now },
    every: (_period: number, run: () => void) => {
      turn = run;
      return () => undefined;
    },
    log: { warn: (_details: unknown, text: string) => warned.push(text) },
    mailer: { send: post },
    sms: { send: post },
    openLimit: openLimitHere,
    publicUrl: () => 'https://candor.example/',
  } as never);
  const look = async (atMs = start): Promise<void> => {
    time.now = atMs;
    turn();
    await teller.stop();
  };
  const stateOf = (id: string) => [waiting.get(id)?.telling, (waiting.get(id)?.tellAt ?? 0) - start];
  return { teller, look, stateOf, sent, links, warned };
}

test('whoever has neither email nor phone can not be told, and is not looked for again', async () => {
  const { look, stateOf, sent, links } = house([{ id: 'm1' }]);
  await look();
  expect([stateOf('m1'), sent, links]).toEqual([['no-address', 0], [], []]);
});

test('an email goes before a phone, each with a link of its own that lies nowhere but there', async () => {
  const { look, stateOf, sent, links } = house([
    { id: 'm1', email: 'an@mail.example', phone: '+84912345678' },
    { id: 'm2', phone: '+84912345679' },
  ]);
  await look();
  expect(sent.map(({ to }) => to)).toEqual(['an@mail.example', '+84912345679']);
  expect([stateOf('m1'), stateOf('m2')]).toEqual([
    ['sent', 0],
    ['sent', 0],
  ]);
  const tokens = sent.map(
    ({ text }) =>
      /https:\/\/candor\.example\/#\/pages\/setting\/freezeWithdrawals\?token=([\w-]{43})/.exec(text)?.[1] ?? '',
  );
  expect(links).toEqual(tokens.map((token, at) => [hash('sha256', token, 'hex'), 'an', `m${at + 1}`, start + 7 * day]));
  expect(new Set(tokens).size).toBe(2);
  expect(sent.every(({ text }) => text.includes('T1'))).toBe(true);
});

test('what is refused waits a minute, again and again for a day, and then is given up', async () => {
  const { look, stateOf } = house([{ id: 'm1', email: 'an@mail.example' }], { send: async () => false });
  await look();
  expect(stateOf('m1')).toEqual(['waiting', 60_000]);
  await look(start + 59_999);
  expect(stateOf('m1')).toEqual(['waiting', 60_000]);
  await look(start + day);
  expect(stateOf('m1')).toEqual(['waiting', day + 60_000]);
  await look(start + day + 60_000);
  expect(stateOf('m1')).toEqual(['failed', day + 60_000]);
});

test('a fault with one is said, waits as well, and holds up nobody else', async () => {
  let tries = 0;
  const { look, stateOf, warned, sent } = house(
    [
      { id: 'm1', email: 'an@mail.example' },
      { id: 'm2', email: 'binh@mail.example' },
    ],
    {
      send: async () => {
        tries += 1;
        if (tries === 1) throw new Error('no network');
        return true;
      },
    },
  );
  await look();
  expect([stateOf('m1'), stateOf('m2'), warned]).toEqual([
    ['waiting', 60_000],
    ['sent', 0],
    ['a notice to an owner waits'],
  ]);
  await look(start + 60_000);
  expect(sent.map(({ to }) => to)).toEqual(['binh@mail.example', 'an@mail.example']);
});

const many = (count: number, address: Omit<Row, 'id'>) =>
  Array.from({ length: count }, (_, n): Row => ({ id: `${address.userId ?? 'an'}-${n}`, ...address }));

test.each([
  ['mails', 30, { email: 'an@mail.example' }],
  ['text messages', 10, { phone: '+84912345678' }],
] as const)('of %s one owner gets %i an hour: the rest waits, and others get theirs', async (_name, most, address) => {
  const { look, stateOf, sent } = house([
    ...many(most + 1, address),
    { id: 'other', userId: 'binh', email: 'binh@mail.example' },
  ]);
  await look();
  expect(sent).toHaveLength(most + 1);
  expect(sent.at(-1)?.to).toBe('binh@mail.example');
  expect(stateOf(`an-${most}`)).toEqual(['waiting', 3_600_000]);
});

test('who has chosen no language is told in English', async () => {
  const { look, sent } = house([
    { id: 'm1', email: 'an@mail.example', language: null },
    { id: 'm2', email: 'an@mail.example', language: 'en' },
    { id: 'm3', email: 'an@mail.example', language: 'de' },
  ]);
  await look();
  const [none, english, german] = sent.map(({ text }) => text.replace(/token=\S+/, ''));
  expect(none).toBe(english);
  expect(german).not.toBe(english);
});

test('listeners hear of every message at once, and only those that a thief would cause are sent', async () => {
  const { teller, sent, look } = house([{ id: 'm1', email: 'an@mail.example' }]);
  const heard: string[] = [];
  teller.onCommitted((messages) => heard.push(...messages.map(({ kind }) => kind)));
  const message = { userId: 'an', reference: 'r', params: {}, time: start };
  teller.committed([{ ...message, kind: 'deposit-success' }]);
  await teller.stop();
  expect([heard, sent.length]).toEqual([['deposit-success'], 0]);
  teller.committed([{ ...message, kind: 'wallet-added' }]);
  await teller.stop();
  expect([heard, sent.length]).toEqual([['deposit-success', 'wallet-added'], 1]);
  await look();
  expect(sent).toHaveLength(1);
});
