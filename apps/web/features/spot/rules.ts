import { useCall } from '../../shell/client/query.ts';

/** The pairs that can be traded, with their filters. They hardly ever change. */
export const useSpotRules = () => useCall('GET /portal/common/spotRule/list', undefined, { staleTime: 600_000 });
