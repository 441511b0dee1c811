import type { DeviceKeys } from '../../push/encrypt.ts';
import type { Push } from '../../push/push.ts';
import type { Tell } from './adapter.ts';
import { faultOfStatus } from './post-outside.ts';

/** A browser that an operator has told of. */
export interface PushDevice extends DeviceKeys {
  readonly endpoint: string;
  readonly keyId: number;
}

export const browserTo =
  (device: PushDevice, push: Pick<Push, 'sendTo'>): Tell =>
  async ({ id }, { title, lines }) =>
    faultOfStatus(
      await push.sendTo(device, { title, text: lines.join('\n'), page: `#/alerts/${id}`, tag: `alert-${id}` }),
    );
