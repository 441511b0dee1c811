import { expect, test } from 'vitest';
import { FrameReader, frameOf, type RpcMessage } from './frames.ts';

test('frames are found however they arrive', () => {
  const messages: RpcMessage[] = [
    { kind: 'call', id: 1, method: 'a', args: [5n, new Map([['x', Buffer.from('y')]])] },
    { kind: 'answer', id: 1, value: undefined },
  ];
  const bytes = Buffer.concat([frameOf(messages), frameOf(messages.slice(1))]);
  for (const size of [1, 7, bytes.length]) {
    const reader = new FrameReader();
    const found: RpcMessage[] = [];
    for (let at = 0; at < bytes.length; at += size) found.push(...reader.read(bytes.subarray(at, at + size)));
    expect(found).toEqual([...messages, messages[1]]);
  }
  expect(() => new FrameReader().read(Buffer.from('ffffffff', 'hex'))).toThrow('a frame of 4294967295 bytes');
});
