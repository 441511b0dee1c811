import { expect, test, vi } from 'vitest';
import { endProcess } from './end-process.ts';

test('the reason is in the log before the process has ended, as a failure', () => {
  const done: unknown[] = [];
  vi.spyOn(process, 'exit').mockImplementation(((code: number) => done.push(['exit', code])) as never);
  endProcess(
    { fatal: (reason: string) => done.push(['fatal', reason]), flush: () => done.push(['flush']) } as never,
    'x',
  );
  expect(done).toEqual([['fatal', 'x'], ['flush'], ['exit', 1]]);
  vi.restoreAllMocks();
});
