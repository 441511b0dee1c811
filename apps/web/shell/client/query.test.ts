import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('./call.ts', () => ({ call: vi.fn(), CallError: Error }));
const { outdate, queryClient } = await import('./query.ts');
beforeEach(() => queryClient.clear());

const queryKey = ['POST /account/list'];

/** Answers that come when they are told to. */
function answers() {
  const waiting: ((data: string) => void)[] = [];
  const query = {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => waiting.push(resolve)),
    staleTime: Infinity,
  };
  return { waiting, fetch: () => queryClient.fetchQuery(query) };
}

test('an answer that was on its way when an event came is not taken for the present state', async () => {
  const { waiting, fetch } = answers();
  const first = fetch();
  outdate({ queryKey });
  waiting[0]?.('read before the event');
  await first;
  const second = fetch();
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.('read after it');
  expect(await second).toBe('read after it');
});

test('an answer that is there is asked for again, one of another call is not', async () => {
  const { waiting, fetch } = answers();
  const first = fetch();
  waiting[0]?.('old');
  await first;
  outdate({ queryKey: ['GET /account/page'] });
  expect(await fetch()).toBe('old');
  outdate({ queryKey });
  void fetch();
  expect(waiting).toHaveLength(2);
});
