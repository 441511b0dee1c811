import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let [fred, fiona]: TestOperator[] = [];
beforeAll(async () => {
  bench = await openTestServer();
  fred = await signInOperator(bench, 'finance', 'fred');
  fiona = await signInOperator(bench, 'finance', 'fiona');
});
afterAll(() => bench.close());

const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const large = { list: 'withdrawals', name: 'Large', query: 'status=requested&sort=largest', shared: false } as const;
const save = (operator: TestOperator | undefined, changes: object = {}) =>
  bench.call('POST /operator/views/save', { ...of(operator), body: { ...large, ...changes } });
const views = async (operator: TestOperator | undefined, list: 'withdrawals' | 'deposits' = 'withdrawals') =>
  (await bench.call('GET /operator/views', { ...of(operator), query: { list } })).data;
const remove = (operator: TestOperator | undefined, id: string) =>
  bench.call('POST /operator/views/remove', { ...of(operator), body: { id } });

test.each([
  ['no name', { name: ' ' }, 'field-required', 'name'],
  ['a name that is too long', { name: 'x'.repeat(61) }, 'field-invalid', 'name'],
  ['an unknown list', { list: 'prices' }, 'field-invalid', 'list'],
  ['an address with spaces', { query: 'search=a b' }, 'field-invalid', 'query'],
  ['a word in place of yes or no', { shared: 'yes' }, 'field-invalid', 'shared'],
])('%s is refused', async (_name, changes, error, field) => {
  expect(await save(fred, changes)).toMatchObject({ status: 400, error, field });
  expect(await views(fred)).toEqual([]);
});

test('a view is its operator’s own until it is shared, and stands with its list alone', async () => {
  expect(await save(fred)).toMatchObject({ code: 200, data: null });
  const own = { id: expect.any(String), name: 'Large', query: large.query, shared: false, own: true, operator: 'fred' };
  expect(await views(fred)).toEqual([own]);
  expect([await views(fiona), await views(fred, 'deposits')]).toEqual([[], []]);
  // The same name again replaces it.
  expect((await save(fred, { query: 'sort=largest', shared: true })).code).toBe(200);
  expect(await views(fred)).toEqual([{ ...own, query: 'sort=largest', shared: true }]);
  expect(await views(fiona)).toEqual([{ ...own, query: 'sort=largest', shared: true, own: false }]);
  // Another one’s of the same name is a view of its own.
  expect((await save(fiona)).code).toBe(200);
  expect((await views(fiona)).map(({ operator, query }) => [operator, query])).toEqual([
    ['fiona', large.query],
    ['fred', 'sort=largest'],
  ]);
});

test('only its own operator removes it, and what was saved and removed is on record', async () => {
  const [view] = await views(fred);
  const id = view?.id ?? '';
  expect(await remove(fiona, id)).toMatchObject({ status: 404, field: 'id' });
  expect(await remove(fred, id)).toMatchObject({ code: 200 });
  expect(await remove(fred, id)).toMatchObject({ status: 404, field: 'id' });
  expect(await views(fred)).toEqual([]);
  const acts = await bench.server.services.db.query(
    "select operator_name, act, subject, details from operator_audit where act like 'view-%' order by seq",
  );
  const saved = (name: string, shared: boolean) => ({
    operator_name: name,
    act: 'view-save',
    subject: 'list:withdrawals',
    details: JSON.stringify({ name: 'Large', shared }),
  });
  expect(acts).toEqual([
    saved('fred', false),
    saved('fred', true),
    saved('fiona', false),
    {
      operator_name: 'fred',
      act: 'view-remove',
      subject: 'list:withdrawals',
      details: JSON.stringify({ name: 'Large' }),
    },
  ]);
});
