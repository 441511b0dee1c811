import { openOperatorSettings } from '../operators/operator-settings.ts';
import { ProductNames } from '../operators/product-names.ts';
import { openHostCheck } from '../running/exposure.ts';
import { openSecurityEvents } from '../security/security-events.ts';
import type { Ground, OperatorServices } from '../services.ts';
import type { Start } from './start.ts';

/** What operators have set, and what is noted for them. */
export async function openOperators(
  { settings, log, stops }: Start,
  { db, clock, every, installation }: Ground,
): Promise<OperatorServices> {
  const operatorSettings = await openOperatorSettings(db, clock, installation.mode, settings.VND_PER_USDT);
  const productNames = new ProductNames(db, installation.mode === 'paper');
  await productNames.load();
  const securityEvents = openSecurityEvents({ db, clock, every, log, keptDays: settings.SECURITY_EVENTS_DAYS });
  stops.add(() => securityEvents.stop());
  return {
    operatorSettings,
    productNames,
    securityEvents,
    isOwnHost: openHostCheck(settings, () => operatorSettings.texts.lines.lines.map(({ url }) => url)),
  };
}
