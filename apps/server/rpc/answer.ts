import type { FrameWriter, RpcMessage } from './frames.ts';

export type RpcMethods = Readonly<Record<string, (...args: never[]) => unknown>>;

/** This process takes no more calls; the next one will. */
export class RpcClosing extends Error {
  override name = 'RpcClosing';

  constructor() {
    super('this process takes no more calls');
  }
}

/** What is being answered. */
export interface Running {
  calls: number;
  isClosing: boolean;
}

interface Answering {
  readonly methods: RpcMethods;
  readonly writer: FrameWriter;
  readonly running: Running;
}

/** Answers a call with data, or with how it has failed. */
export async function answer(
  { id, method, args }: Extract<RpcMessage, { kind: 'call' }>,
  { methods, writer, running }: Answering,
): Promise<void> {
  running.calls += 1;
  try {
    if (running.isClosing) throw new RpcClosing();
    const found = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (found === undefined) throw new Error(`nobody answers ${method}`);
    writer.send({ kind: 'answer', id, value: await found(...(args as never[])) });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    writer.send({ kind: 'failure', id, name, message });
  }
  running.calls -= 1;
}
