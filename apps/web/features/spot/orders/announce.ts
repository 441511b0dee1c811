import { spotResult } from '../../../shell/arrivals/spot-result.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import type { SpotOrder } from './standing.ts';

/** Says what has come of an order that was just placed. */
export const announce = (order: SpotOrder) => toast(spotResult(order));
