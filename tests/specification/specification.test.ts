import { callNames } from '@candor/api-contract/index.ts';
import { expect, test } from 'vitest';
import { routedPages } from '../gates/routes.ts';
import { isTest, readAll } from '../gates/source.ts';
import { calls } from './calls.ts';
import { constants } from './constants.ts';
import { entities } from './entities.ts';
import { pages, tabs } from './pages.ts';
import { faultsOf, notMade, titlesIn } from './proofs.ts';
import { errors, requests } from './requests.ts';
import { inFile, row } from './row.ts';
import { roles, validation } from './rules.ts';
import { product, screensAndRoutes } from './screens.ts';
import { states } from './states.ts';

/** How many lines each section of the specification has: a line that is dropped is missed here. */
const lines: Readonly<Record<number, number>> = { 1: 16, 2: 29, 3: 34, 4: 22, 5: 27, 6: 6, 7: 14, 8: 17, 9: 24 };
const rows = [
  ...product,
  ...screensAndRoutes,
  ...entities,
  ...states,
  ...validation,
  ...roles,
  ...requests,
  ...errors,
  ...constants,
];
/** Lines that no test shows yet, each with the reason. It may only become shorter. */
const open: Readonly<Record<string, string>> = {};
const openMost = 0;

const sources = readAll();
const tests = sources.filter(isTest);
const titles = titlesIn(tests);

test('every line of the specification is there, in order', () => {
  const numbers = Object.entries(lines).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(numbers);
  expect(new Set(rows.map(({ line }) => line)).size).toBe(rows.length);
});

test('every line is shown by tests that exist', () => {
  expect(faultsOf(rows, titles, open)).toEqual([]);
});

test('what is not shown yet becomes less', () => {
  expect(Object.keys(open).filter((number) => !rows.some((one) => one.number === number))).toEqual([]);
  expect(Object.keys(open).length).toBeLessThanOrEqual(openMost);
});

test('every page of the specification is in the app, with its bar and its tab', () => {
  const app = new Map(routedPages().map((page) => [page.path, page]));
  expect(Object.keys(pages)).toHaveLength(60);
  expect(Object.entries(pages).filter(([path, nav]) => app.get(path)?.nav !== nav)).toEqual([]);
  expect(
    routedPages()
      .filter(({ tab }) => tab !== null)
      .map(({ path }) => path),
  ).toEqual(tabs);
});

test('every call of the specification is declared, and a test makes it', () => {
  expect(Object.keys(calls)).toHaveLength(106);
  expect(Object.keys(calls).filter((name) => !callNames.some((known) => known === name))).toEqual([]);
  expect(
    faultsOf(
      Object.entries(calls).map(([name, proofs]) => row(name, name, proofs)),
      titles,
      {},
    ),
  ).toEqual([]);
  const named = new Set(
    Object.values(calls)
      .flat()
      .map((proof) => proof.split(' › ')[0]),
  );
  expect(
    notMade(
      calls,
      tests.filter(({ path }) => named.has(path)),
      sources,
    ),
  ).toEqual([]);
});

test('a test that is not there, a line without one and a call that nobody makes are reported', () => {
  const known = titlesIn([
    { path: 'a.test.ts', text: "test('one', f); test.each([1])('two %i', f); describe('no', f);" },
  ]);
  expect([...known]).toEqual(['a.test.ts › one', 'a.test.ts › two %i']);
  const a = inFile('a.test.ts');
  expect(faultsOf([row('1.1', 'first', a('one', 'two %i'))], known, {})).toEqual([]);
  expect(
    faultsOf([row('1.1', 'first', a('three')), row('1.2', 'second'), row('1.3', 'third')], known, { 1.3: 'not built' }),
  ).toEqual(['1.1 first: there is no test a.test.ts › three', '1.2 second: no test shows it']);
  expect(faultsOf([row('1.1', 'first', a('one'))], known, { 1.1: 'not built' })).toEqual([
    '1.1 first: it is shown and stands among the open ones',
  ]);
});

test('a call is made by method and path, written in one, apart, or by a template that a word completes', () => {
  const made = (text: string, call: string): boolean =>
    notMade({ [call]: ['a.test.ts › one'] }, [
      { path: 'a.test.ts', text: `${text}\ntest('one', () => act('revokeCoin'));` },
    ]).length === 0;
  const says = (line: string): string => `function act(name) { return ${line}; }`;
  expect(made(says("call('GET /product/page', {})"), 'GET /product/page')).toBe(true);
  expect(made(says("call('GET /product/page', {})"), 'POST /product/page')).toBe(false);
  expect(made(says("call('GET /transaction/page', {})"), 'GET /product/page')).toBe(false);
  expect(made(says("call('GET /product/page/other', {})"), 'GET /product/page')).toBe(false);
  expect(made(says('call(`GET /lockMining/orders/${id}/income`)'), 'GET /lockMining/orders/{id}/income')).toBe(true);
  expect(made(says('call(`GET /lockMining/orders/${id}/income`)'), 'GET /lockMining/orders/{id}')).toBe(false);
  expect(made(says("post('/login', {})"), 'POST /login')).toBe(true);
  expect(made(says("post('/login', {})"), 'GET /login')).toBe(false);
  expect(made(says("call(\n'/login',\n{ method: 'POST' },\n)"), 'POST /login')).toBe(true);
  expect(made(says("call(\n'/login',\n{ method: 'GET' },\n)"), 'POST /login')).toBe(false);
  expect(made(says('fetch(`${url}/logout`)'), 'GET /logout')).toBe(true);
  expect(made(says('fetch(`${url}/logout`)'), 'POST /logout')).toBe(false);
  expect(made(says('call(`POST /portal/order/${name}/${id}`)'), 'POST /portal/order/revokeCoin/{id}')).toBe(true);
  expect(made(says('call(`POST /portal/order/${name}/${id}`)'), 'POST /portal/order/endSpotOrder/{id}')).toBe(false);
});

test('a call that a shared helper makes is made by the test that uses it, and by none that does not import it', () => {
  const bench = { path: 'x/test-bench.ts', text: "class Bench { ask = () => call('GET /product/page', {}); }" };
  const missing = (test: string) =>
    notMade({ 'GET /product/page': ['x/a.test.ts › one'] }, [{ path: 'x/a.test.ts', text: test }], [bench]);
  const uses = "test('one', () => ask());";
  expect(missing(`import { Bench } from './test-bench.ts';\n${uses}`)).toEqual([]);
  expect(missing(`import { Bench } from '../test-bench.ts';\n${uses}`)).toHaveLength(1);
  expect(missing("import { Bench } from './test-bench.ts';\ntest('one', () => other());")).toHaveLength(1);
});
