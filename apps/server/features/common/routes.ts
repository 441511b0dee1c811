import type { CallAnswer } from '@candor/api-contract/index.ts';
import { languageNames, languages, locales } from '@candor/api-contract/languages.ts';
import { rateScale } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { platformOffsetMinutes } from '@candor/core/platform-day.ts';
import { ok } from '@candor/core/result.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Clock } from '../../clock.ts';
import type { RulesInForce } from '../../engine/rules/rules-in-force.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import { countriesIn } from '../../i18n/countries.ts';
import type { LogInfo } from './log-info.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { ContentTexts } from '../../operators/content-texts.ts';
import { isOutboxOpen } from '../../running/exposure.ts';
import type { Settings } from '../../settings.ts';
import type { TextMessenger } from '../../sms/text-messenger.ts';
import { registerRulesInForce } from './rules-in-force.ts';
import { version } from './version.ts';
import { networkLines } from './network-lines.ts';

export interface CommonServices {
  readonly rules: Rules;
  readonly rulesInForce: Pick<RulesInForce, 'versions'>;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly sms: TextMessenger;
  readonly settings: Pick<
    Settings,
    'INVITE_CODE_REQUIRED' | 'NETWORK_LINES' | 'BUY_PROVIDERS' | 'MODE' | 'HOST' | 'PUBLIC_URL' | 'DEVELOPMENT_OUTBOX'
  >;
  readonly operatorSettings: { readonly texts: Pick<ContentTexts, 'lines'> };
  /** The market feed, as customers are told of it. */
  readonly feedInfo: CallAnswer<'GET /common/getConfig'>['feed'];
  /** Where real prices come from. */
  readonly sources: CallAnswer<'GET /common/getConfig'>['sources'];
  /** What customers are told of the public log. */
  readonly logInfo: () => LogInfo;
}

/** On an address that is set aside for examples. */
const exampleProvider = { name: 'Example Exchange', url: 'https://example.com/', example: true };

/**
 * Where USDT can be bought: what is set, each `name=address`; without it, in paper mode, what a provider would look
 * like.
 */
export function providersOf(
  set: readonly string[],
  mode: Rules['mode'],
): CallAnswer<'GET /common/getConfig'>['buyProviders'] {
  if (set.length === 0 && mode === 'paper') return [exampleProvider];
  return set.map((provider) => ({
    name: provider.slice(0, provider.indexOf('=')),
    url: provider.slice(provider.indexOf('=') + 1),
    example: false,
  }));
}

/** What an app needs to know before anybody has signed in. */
export function registerCommon(http: Http, services: CommonServices): void {
  registerConfig(http, services);
  registerRulesInForce(http, services);
  route(http, 'GET /common/areaCode/list', (_input, { language }) =>
    ok(countriesIn(language).map(({ code, name, areaCode }) => ({ country: code, name, areaCode }))),
  );
  route(http, 'GET /common/sysCountry/list', (_input, { language }) =>
    ok(countriesIn(language).map(({ code, name, nativeName }) => ({ code, name, nativeName }))),
  );
}

function registerConfig(
  http: Http,
  { rules, clock, mailer, sms, settings, feedInfo, sources, operatorSettings, logInfo }: CommonServices,
): void {
  const lines = networkLines(settings.NETWORK_LINES);
  const buyProviders = providersOf(settings.BUY_PROVIDERS, rules.mode);
  route(http, 'GET /common/getConfig', (_input, { organisation }) =>
    ok({
      version,
      mode: rules.mode,
      organisation,
      feed: feedInfo,
      sources,
      log: logInfo(),
      lines: [...lines, ...operatorSettings.texts.lines.lines],
      platformOffsetMinutes,
      firstDepositBonusRate: formatPlain(rules.deposits.bonusRate, rateScale),
      languages: languages.map((key) => ({ key, locale: locales[key], name: languageNames[key] })),
      buyProviders,
      inviteCodeRequired: settings.INVITE_CODE_REQUIRED,
      phoneCodeRequired: true,
      developmentOutbox: isOutboxOpen(settings) && (mailer.kind === 'outbox' || sms.kind === 'outbox'),
      testFundsPerDayUsdt: rules.mode === 'paper' ? formatAmount(rules.testFundsPerDay, 'USDT') : '0',
      signUpGiftUsdt: formatAmount(rules.signUpGift, 'USDT'),
      serverTime: clock.now(),
    }),
  );
}
