import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '../client/query.ts';

export const spans = [7, 28, 90] as const;
export type Span = (typeof spans)[number];

/** Minutes that the clock of this device is ahead of UTC. */
const offset = -new Date().getTimezoneOffset();

/** The own mirror of the last platform days, hours by the clock of this device; the earlier one until it is there. */
export const useMirror = (days: Span) =>
  useCall(
    'GET /account/mirror',
    { query: { days, offset } },
    { refetchInterval: 60_000, placeholderData: keepPreviousData },
  );
