import type { Halt } from './halted.ts';

interface Situation {
  halt: Halt;
  /** Whether the device has a network. */
  online: boolean;
  /** Whether the stream stands. */
  up: boolean;
  act: 'open' | 'close';
}

/** Why a symbol can't be traded; null when it can. What operators have paused can still be closed. */
export function blockedReason({ halt, online, up, act }: Situation): 'disconnected' | 'paused' | 'halted' | null {
  if (!online || !up) return 'disconnected';
  if (halt === 'operators') return act === 'close' ? null : 'paused';
  return halt === 'price' ? 'halted' : null;
}
