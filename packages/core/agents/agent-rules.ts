import { fraction, type Rate } from '../money/amount.ts';

/** What agents get of the fees that whom they invited has paid. */
export interface AgentRules {
  readonly share: Rate;
}
/** Nothing, until two operators say otherwise. */
export const agentRules: AgentRules = { share: fraction('0') };
/** No share can be set above it: with all own accounts invited by oneself, half of the fees are still paid. */
export const agentShareMax = '0.5';
