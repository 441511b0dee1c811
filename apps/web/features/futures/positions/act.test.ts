import '../../../../../tests/screens/browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@candor/client/envelope.ts';

type Asked = [name: string, sent: object, intent: { idempotencyKey: string }];
const asked = vi.fn<(...asked: Asked) => Promise<object[]>>();
vi.mock('../../../shell/fair/acks/call-acknowledged.ts', () => ({ callAcknowledged: asked }));
const { closeAll } = await import('./closing/close-all.ts');
const { closingParts } = await import('./closing/close-part.ts');
const { lockPosition } = await import('./lock-position.ts');
const { reversePosition } = await import('./reverse-position.ts');

const lost = () => asked.mockRejectedValueOnce(new CallError(-1, 'lost'));
const press = (send: () => Promise<void>) => send().catch(() => undefined);
/** Which of the presses were the same intent: each by the first press that had its key. */
function intents(): number[] {
  const keys = asked.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey);
  return keys.map((key) => keys.indexOf(key));
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset().mockResolvedValue([]);
});

test('the same part of as many lots is closed once, however late it is pressed again after a lost answer', async () => {
  const closePart = closingParts();
  const part = { orderId: 'o1', lots: '25' };
  lost();
  await press(() => closePart(part, '100'));
  vi.advanceTimersByTime(3_600_000);
  await press(() => closePart(part, '100'));
  expect(asked.mock.calls.map(([name, sent]) => [name, sent])).toEqual(
    [1, 2].map(() => ['POST /portal/order/closePart', { body: part }]),
  );
  expect(intents()).toEqual([0, 0]);
});

test('another part, and the same part of what is seen to be left, is another intent', async () => {
  const closePart = closingParts();
  for (const [lots, held] of [
    ['25', '100'],
    ['20', '100'],
    ['20', '75'],
  ] as const) {
    lost();
    await press(() => closePart({ orderId: 'o1', lots }, held));
  }
  expect(intents()).toEqual([0, 1, 2]);
  await press(() => closePart({ orderId: 'o1', lots: '20' }, '75'));
  await press(() => closePart({ orderId: 'o1', lots: '20' }, '75'));
  expect(intents()).toEqual([0, 1, 2, 2, 4]);
});

test.each([
  ['reversed', () => reversePosition('o1')],
  ['locked', () => lockPosition('o1')],
  ['closed with all others', () => closeAll({}, 'o1,o2')],
])('a position is %s once when it is pressed again after a lost answer', async (_, send) => {
  lost();
  await press(send);
  await press(send);
  await press(send);
  expect(intents()).toEqual([0, 0, 2]);
});

test('all of other positions is another intent', async () => {
  lost();
  await press(() => closeAll({}, 'o1,o2'));
  await press(() => closeAll({}, 'o1,o2,o3'));
  expect(intents()).toEqual([0, 1]);
});
