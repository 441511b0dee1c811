import { openOffice } from '../operators/office.ts';
import { openHostCheck } from '../running/exposure.ts';
import { openSecurityEvents } from '../security/security-events.ts';
import type { Ground, OperatorServices } from '../services.ts';
import type { Start } from './start.ts';

/** What operators have set, and what is noted for them. */
export async function openOperators(
  { settings, log, stops }: Start,
  { db, clock, every, installation }: Ground,
): Promise<OperatorServices> {
  const office = await openOffice(db, clock, installation.mode, settings.VND_PER_USDT);
  const securityEvents = openSecurityEvents({ db, clock, every, log, keptDays: settings.SECURITY_EVENTS_DAYS });
  stops.add(() => securityEvents.stop());
  return {
    office,
    securityEvents,
    isOwnHost: openHostCheck(settings, () => office.texts.lines.lines.map(({ url }) => url)),
  };
}
