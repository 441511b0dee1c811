import { reconnectMaxMs, reconnectMinMs, streamPath, streamTimeoutMs } from '@candor/api-contract/events.ts';

/** How the stream is reached: by websocket, and by polling where a network lets no websocket through. */
export const liveOptions = {
  path: streamPath,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  timeout: streamTimeoutMs,
  reconnectionDelay: reconnectMinMs,
  reconnectionDelayMax: reconnectMaxMs,
  forceNew: true,
};
