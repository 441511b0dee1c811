import type { Http } from '../../http/http.ts';
import type { CallServices } from '../../services.ts';
import { registerExclusion } from './exclude-myself.ts';
import { registerOffer } from './offer.ts';
import { registerQuestions } from './questions.ts';
import { registerRealityCheck } from './reality-check.ts';
import { registerLimits } from './update-limits.ts';

/** What customers set themselves, and what they are asked before it costs them money. */
export function registerOwnLimits(http: Http, services: CallServices): void {
  registerLimits(http, services);
  registerExclusion(http, services);
  registerRealityCheck(http, services);
  registerQuestions(http, services);
  registerOffer(http, services);
}
