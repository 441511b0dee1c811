import { expect, test, vi } from 'vitest';

vi.mock('../../../shell/client/stream.ts', () => ({ onEvent: vi.fn() }));
vi.mock('../../../shell/client/query.ts', () => ({ queryClient: {}, queryKey: vi.fn(), useCall: vi.fn() }));
const { wordsOf } = await import('./kind-words.ts');

test('what became of a position is told by its own words, not as an order that was filled', () => {
  const words = (['futures-open', 'futures-lock', 'futures-close', 'futures-liquidation'] as const).map(
    (kind) => wordsOf(kind).text,
  );
  expect(words).toEqual([
    'statement.orderTradeText',
    'statement.positionLockedText',
    'statement.positionClosedText',
    'statement.liquidationText',
  ]);
});
