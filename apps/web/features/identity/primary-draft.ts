import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { cardDigits } from '@candor/core/bank-cards/card-number.ts';
import { isName } from '@candor/core/bank-cards/holder-name.ts';
import { foldDocument } from '@candor/core/identity/document-number.ts';

export type Verification = CallAnswer<'GET /playerInfo/detail'>;
export type Primary = Verification['primary'];
type CardType = NonNullable<Primary['cardType']>;

export const cardTypes = ['idCard', 'passport', 'driver'] as const satisfies readonly CardType[];

export interface PrimaryDraft extends Record<string, string> {
  cardType: string;
  name: string;
  cardNo: string;
  bankCardNo: string;
}
/** What is wrong with a field, by the name of what to say about it. */
export type PrimaryIssue = 'typeMissing' | 'required' | 'nameWrong' | 'cardNoWrong' | 'bankCardNoWrong';

const printed = /^[\p{L}\p{N}][\p{L}\p{N} ./-]{3,38}$/u;
const shortestDocument = 4;

/** What was handed in before; numbers are known masked only, so they stay empty. */
export const draftOf = ({ cardType, name }: Primary): PrimaryDraft => ({
  cardType: cardType ?? '',
  name: name ?? '',
  cardNo: '',
  bankCardNo: '',
});

const numberIssue = (typed: string, kept: boolean): PrimaryIssue | undefined => {
  if (typed === '') return kept ? undefined : 'required';
  return printed.test(typed) && foldDocument(typed).length >= shortestDocument ? undefined : 'cardNoWrong';
};

function nameIssue(name: string): PrimaryIssue | undefined {
  if (name.trim() === '') return 'required';
  return isName(name) ? undefined : 'nameWrong';
}

/** @param kept a number that was handed in before stays when none is typed */
export function issuesOf(
  { cardType, name, cardNo, bankCardNo }: PrimaryDraft,
  kept: boolean,
): { [Field in keyof PrimaryDraft]?: PrimaryIssue | undefined } {
  return {
    cardType: cardTypes.some((type) => type === cardType) ? undefined : 'typeMissing',
    name: nameIssue(name),
    cardNo: numberIssue(cardNo.trim(), kept),
    bankCardNo: bankCardNo.trim() === '' || cardDigits(bankCardNo) !== null ? undefined : 'bankCardNoWrong',
  };
}

/** What is sent of a draft without issues; a number that isn't typed is left out. */
export function bodyOf({
  cardType,
  name,
  cardNo,
  bankCardNo,
}: PrimaryDraft): CallParsed<'POST /playerInfo/edit'>['body'] {
  const type = cardTypes.find((each) => each === cardType);
  return {
    ...(type === undefined ? {} : { cardType: type }),
    name: name.trim(),
    ...(cardNo.trim() === '' ? {} : { cardNo: cardNo.trim() }),
    ...(bankCardNo.trim() === '' ? {} : { bankCardNo: bankCardNo.trim() }),
  };
}
