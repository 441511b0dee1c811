import { writeFileSync } from 'node:fs';
import { entryOf } from '../../../apps/server/log/intake.ts';
import { logKeys, vkeysOf, type LogKeys } from '../../../apps/server/log/keys.ts';
import { namingText } from '../../../apps/server/log/rotation/rotate-key.ts';

/** By hand, when keys are named otherwise: `node tests/simulator/vectors/write-keys.ts`. */
const origin = 'vectors.example/log';
const keyOf = (seed: number, name = origin): LogKeys => logKeys(name, Buffer.alloc(64, seed));
const [first, second, third, stranger] = [keyOf(1), keyOf(2), keyOf(3), keyOf(4)];

interface Named {
  readonly origin: string;
  readonly before: string;
  readonly keys: readonly string[];
  readonly signature: string;
}
const naming = (old: LogKeys, next: LogKeys, change: Partial<Named> = {}): string => {
  const keys = vkeysOf(next);
  const facts = { origin, before: old.vkey, keys, signature: old.signText(namingText(origin, keys)), ...change };
  return entryOf('act', 1_795_176_000_000, JSON.stringify({ act: 'key', ...facts })).toString();
};
const noteBy = (key: LogKeys): string => key.sign({ origin, size: 9, root: Buffer.alloc(32, 5) }, 1_795_176_000_000);
const otherLog = keyOf(2, 'other.example/log');
const byStranger = stranger.signText(namingText(origin, vkeysOf(second)));

const vector = (
  name: string,
  entries: readonly string[],
  note: LogKeys,
  fails: readonly string[],
  unknown: readonly string[] = [],
) => ({
  name,
  vkey: first.vkey,
  entries,
  note: noteBy(note),
  fails,
  unknown,
});
const toSecond = naming(first, second);
const all = [
  vector('no other key', [], first, []),
  vector('one key after the other', [toSecond], second, []),
  vector('two, in any order', [naming(second, third), toSecond], third, []),
  vector('the old key goes on after it has named another', [toSecond], first, []),
  vector('a key that nobody has named', [], second, ['signature']),
  vector(
    'a key named by somebody else in the name of the old one',
    [naming(first, second, { signature: byStranger })],
    second,
    ['keyNamed', 'signature'],
  ),
  vector('a key named by somebody else', [naming(stranger, second)], second, ['signature'], ['keyNamed']),
  vector('another key than was named', [naming(first, second, { keys: vkeysOf(third) })], third, [
    'keyNamed',
    'signature',
  ]),
  vector('a key of another log', [naming(first, otherLog)], second, ['signature']),
  vector('the naming of another log', [naming(first, second, { origin: 'other.example/log' })], second, [
    'keyNamed',
    'signature',
  ]),
  vector('a chain without its middle', [naming(second, third)], third, ['signature'], ['keyNamed']),
];
const file = new URL('../../../packages/verifier/vectors/keys.json', import.meta.url);
writeFileSync(file, `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
