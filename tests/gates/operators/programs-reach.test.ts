import { expect, test } from 'vitest';
import { at, importsOf, isCode, isTest, planted, readAll, type Source } from '../source.ts';

/** What is behind a key: the folder of programs. */
const behindKeys = /^apps\/server\/programs\//;
/** The commands that a key may give: none takes money out, moves it between accounts or changes a setting. */
const allowedCommands = ['place-spot-order', 'place-spot-list', 'end-spot-order', 'amend-spot-order', 'set-countdown'];
/** What of the product's own calls they are made of. */
const allowedFeatures = /^apps\/server\/features\/spot\//;
const allowedTables = ['program_key', 'program_signature'];

const commandNames =
  /\bkind: '((?:place|end|amend|request|take|transfer|set|quote|execute|purchase|redeem|revoke)-[a-z-]+)'/g;
const writes = /\b(?:insert into|update|delete from) ([a-z_]+)/g;

function reaches(sources: readonly Source[]): string[] {
  return sources
    .filter((source) => isCode(source) && !isTest(source) && behindKeys.test(source.path))
    .flatMap((source) => [
      ...[...source.text.matchAll(commandNames)]
        .filter(([, name = '']) => !allowedCommands.includes(name))
        .map((match) => at(source, { start: match.index }, `gives the command ${match[1]}`)),
      ...[...source.text.matchAll(writes)]
        .filter(([, table = '']) => !allowedTables.includes(table))
        .map((match) => at(source, { start: match.index }, `writes ${match[1]}`)),
      ...importsOf(source)
        .filter(({ target }) => target?.startsWith('apps/server/features/') === true && !allowedFeatures.test(target))
        .map(({ node, target }) => at(source, node, `knows ${target}`)),
    ]);
}

test('behind a key stands nothing but placing, amending and ending spot orders', () => {
  const sources = readAll();
  expect(sources.filter(({ path }) => behindKeys.test(path)).length).toBeGreaterThan(15);
  expect(reaches(sources)).toEqual([]);
});

test.each([
  [`const out = { kind: 'request-withdrawal' };`, 'gives the command request-withdrawal'],
  [`const move = { kind: 'transfer-funds' };`, 'gives the command transfer-funds'],
  [`db.query('update account set available = 0');`, 'writes account'],
  [`import { x } from '../../features/withdrawals/withdraw.ts';`, 'knows apps/server/features/withdrawals/withdraw.ts'],
])('what would reach further is reported: %s', (text, finding) => {
  const place = 'apps/server/programs/binance/a.ts';
  expect(reaches(planted({ [place]: text }))).toEqual([`${place}:1 ${finding}`]);
});
