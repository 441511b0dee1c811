import type { CallAnswer } from '@candor/api-contract/index.ts';
import { useCall } from './query.ts';

export type Config = CallAnswer<'GET /common/getConfig'>;

/** The base configuration; undefined until it has come. It hardly ever changes. */
export const useConfig = (): Config | undefined =>
  useCall('GET /common/getConfig', undefined, { staleTime: 600_000 }).data;
