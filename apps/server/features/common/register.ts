import type { CallAnswer } from '@candor/api-contract/index.ts';
import { languageNames, languages, locales } from '@candor/api-contract/languages.ts';
import { rateScale } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { platformOffsetMinutes } from '@candor/core/platform-day.ts';
import { ok } from '@candor/core/result.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Clock } from '../../clock.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import { countriesIn } from '../../i18n/countries.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { ContentTexts } from '../../operators/content-texts.ts';
import type { TextMessenger } from '../../sms/text-messenger.ts';
import { version } from './version.ts';
import { networkLines } from './network-lines.ts';

export interface CommonServices {
  readonly rules: Rules;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly sms: TextMessenger;
  readonly settings: { readonly INVITE_CODE_REQUIRED: boolean; readonly NETWORK_LINES: readonly string[]; readonly BUY_PROVIDERS: readonly string[] };
  readonly office: { readonly texts: Pick<ContentTexts, 'lines'> };
  /** The market feed, as customers are told of it. */
  readonly feedInfo: CallAnswer<'GET /common/getConfig'>['feed'];
}

/** What an app needs to know before anybody has signed in. */
export function registerCommon(http: Http, { rules, clock, mailer, sms, settings, feedInfo, office }: CommonServices): void {
  const lines = networkLines(settings.NETWORK_LINES);
  const buyProviders = settings.BUY_PROVIDERS.map((provider) => ({ name: provider.slice(0, provider.indexOf('=')), url: provider.slice(provider.indexOf('=') + 1) }));
  route(http, 'GET /common/getConfig', (_input, { organisation }) =>
    ok({
      version, mode: rules.mode, organisation, feed: feedInfo, lines: [...lines, ...office.texts.lines.lines], platformOffsetMinutes, firstDepositBonusRate: formatPlain(rules.deposits.bonusRate, rateScale),
      languages: languages.map((key) => ({ key, locale: locales[key], name: languageNames[key] })),
      buyProviders, inviteCodeRequired: settings.INVITE_CODE_REQUIRED, phoneCodeRequired: true, developmentOutbox: mailer.kind === 'outbox' || sms.kind === 'outbox',
      testFundsPerDayUsdt: rules.mode === 'paper' ? formatAmount(rules.testFundsPerDay, 'USDT') : '0',
      signUpGiftUsdt: formatAmount(rules.signUpGift, 'USDT'), serverTime: clock.now(),
    }));
  route(http, 'GET /common/areaCode/list', (_input, { language }) =>
    ok(countriesIn(language).flatMap(({ code, name, areaCodes }) => areaCodes.map((areaCode) => ({ country: code, name, areaCode })))));
  route(http, 'GET /common/sysCountry/list', (_input, { language }) =>
    ok(countriesIn(language).map(({ code, name, nativeName }) => ({ code, name, nativeName }))));
}
