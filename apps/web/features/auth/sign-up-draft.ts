import type { CallSent } from '@candor/api-contract/index.ts';
import { create } from 'zustand';
import type { Typed } from './enter.ts';
import { useConfig } from '../../shell/client/config.ts';
import { useCall } from '../../shell/client/query.ts';
import { useAreaChoice, type Area } from '../../shell/session/area-choice.ts';
import { preferences, type Language } from '../../shell/session/preferences.ts';

export const signUpWays = ['phone', 'email', 'account'] as const;
export type SignUpWay = (typeof signUpWays)[number];

export const emptyDraft = {
  phone: '',
  email: '',
  account: '',
  code: '',
  password: '',
  confirmPassword: '',
  inviteCode: '',
  agree: '',
};
export type SignUpDraft = typeof emptyDraft;

/** What has been typed so far: it outlives a visit to the area page or the terms, not a reload. */
export const useKeptDraft = create<{ draft: SignUpDraft; way: SignUpWay | null }>(() => ({
  draft: emptyDraft,
  way: null,
}));

/** The chosen way; before a choice the one that asks for no code, but where a phone can be reached with real money. */
export function useKeptWay(): [SignUpWay, (way: SignUpWay) => void] {
  const first = useConfig()?.mode === 'real' ? 'phone' : 'account';
  return [useKeptDraft((kept) => kept.way) ?? first, (way) => useKeptDraft.setState({ way })];
}

const home: Record<Language, string> = {
  vi: 'VN',
  en: 'US',
  zh_cn: 'CN',
  pl: 'PL',
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  es: 'ES',
  pt: 'PT',
  ru: 'RU',
  hu: 'HU',
  sv: 'SE',
};

/** Where a speaker of the language most likely is; the browser knows better if it speaks the same. */
function likelyCountry(): string {
  const { language } = preferences();
  const [, spoken, region] = /^(\w{2})-([A-Z]{2})\b/.exec(navigator.language) ?? [];
  return spoken === language.slice(0, 2) && region !== undefined ? region : home[language];
}

/** The chosen area; before a choice, a likely one. @param wanted whether it is asked for yet */
export function useArea(wanted = true): Area | undefined {
  const chosen = useAreaChoice((state) => state.area);
  const areas = useCall('GET /common/areaCode/list', undefined, { staleTime: Infinity, enabled: wanted }).data;
  if (chosen !== null) return chosen;
  const likely = likelyCountry();
  return areas?.find((area) => area.country === likely);
}

/** The body of the call that opens the account. */
export function registration(
  way: SignUpWay,
  draft: SignUpDraft,
  area: Area | undefined,
): CallSent<'POST /register'>['body'] {
  const shared = {
    password: draft.password,
    confirmPassword: draft.confirmPassword,
    agree: true as const,
    ...(draft.inviteCode.trim() === '' ? {} : { inviteCode: draft.inviteCode.trim() }),
    ...(area === undefined ? {} : { country: area.country }),
  };
  if (way === 'email') return { type: 'email', email: draft.email.trim(), code: draft.code, ...shared };
  if (way === 'phone')
    return { type: 'phone', phone: draft.phone, areaCode: area?.areaCode ?? '', code: draft.code, ...shared };
  return { type: 'account', account: draft.account.trim(), ...shared };
}

/** By what whoever opens the account will be known. */
export function typedIn(body: CallSent<'POST /register'>['body']): Typed {
  if (body.type === 'phone') return { account: body.phone, areaCode: body.areaCode };
  return { account: body.type === 'email' ? body.email : body.account };
}
