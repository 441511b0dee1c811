import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Language } from '@candor/api-contract/languages.ts';
import { maskedNumber } from '@candor/core/bank-cards/card-number.ts';
import { maskedDocument } from '@candor/core/identity/document-number.ts';
import type { Verification } from '../../identity/store.ts';
import { reasonIn } from '../../words/refusals/index.ts';

type Answer = CallAnswer<'GET /playerInfo/detail'>;

const levelOf = (one: Verification | null, language: Language) => ({
  status: one?.status ?? ('none' as const),
  reason: one === null || one.reason === null ? null : reasonIn(language, one.reason),
  submitTime: one?.submittedAt ?? null,
  decideTime: one?.decidedAt ?? null,
});

/**
 * The own verification as its owner sees it: numbers masked. What deposits ask for is the primary level, so that is the
 * status of the whole.
 */
export function presentVerification(
  primary: Verification | null,
  advanced: Verification | null,
  language: Language,
): Answer {
  const document = primary?.document ?? null;
  const photos = advanced?.photos ?? null;
  return {
    authStatus: primary?.status ?? 'none',
    primary: {
      ...levelOf(primary, language),
      cardType: document?.cardType ?? null,
      name: document?.name ?? null,
      cardNo: document === null ? null : maskedDocument(document.cardNo),
      bankCardNo: document?.bankCardNo === undefined ? null : maskedNumber(document.bankCardNo.slice(-4)),
    },
    advanced: {
      ...levelOf(advanced, language),
      frontPhoto: photos?.frontPhoto ?? null,
      backPhoto: photos?.backPhoto ?? null,
      holdPhoto: photos?.holdPhoto ?? null,
    },
  };
}
