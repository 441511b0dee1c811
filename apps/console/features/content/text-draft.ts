import type { Language } from '@candor/api-contract/languages.ts';
import { CallError } from '../../client/call.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask, type Field, type Values } from '../../design/ask/ask.ts';
import { words } from '../../locales/words.ts';
import type { Family, Text } from './content.tsx';

const w = words.content;

export interface Place {
  family: Family;
  key: string;
  language: Language;
}

/** A text as it is sent: what is left empty leads nowhere and shows no picture. */
export function bodyOf(place: Place, values: Values, text: Text | undefined) {
  const orNull = (name: string): string | null => ((values[name] ?? '') === '' ? null : (values[name] ?? null));
  return {
    ...place,
    title: values['title'] ?? '',
    summary: values['summary'] ?? '',
    text: values['text'] ?? '',
    link: orNull('link'),
    image: orNull('image'),
    hidden: values['hidden'] === 'true',
    position: Number(values['position']),
    basedOn: text?.changedAt ?? null,
  };
}

/** Whether the text leads to another host, which one operator alone may not do. */
export const takesTwo = (fault: unknown): boolean =>
  fault instanceof CallError && fault.data.error === 'two-operators-needed';

export const proposalOf = (body: ReturnType<typeof bodyOf>): Ask => ({
  ...w.foreign,
  fields: [reasonField(words.app.auditReads)],
  send: ({ reason = '' }) => propose({ kind: 'content', ...body, reason }),
});

const positionField = (text: Text | undefined): Field => ({
  name: 'position',
  label: w.position,
  initial: String(text?.position ?? 0),
  help: w.positionHelp,
});
const hiddenField = (text: Text | undefined): Field => ({
  name: 'hidden',
  label: w.hidden,
  kind: 'switch',
  initial: String(text?.hidden ?? false),
});

/** The inputs of a text, with what is stored. */
export const fieldsOf = (text: Text | undefined): readonly Field[] => [
  { name: 'title', label: w.titleOf, initial: text?.title ?? '' },
  { name: 'summary', label: w.summary, kind: 'area', optional: true, initial: text?.summary ?? '' },
  { name: 'text', label: w.text, kind: 'long', optional: true, initial: text?.text ?? '', help: w.textHelp },
  { name: 'link', label: w.link, optional: true, initial: text?.link ?? '', help: w.linkHelp },
  { name: 'image', label: w.image, optional: true, initial: text?.image ?? '', help: w.imageHelp },
  positionField(text),
  hiddenField(text),
];

/** Those of an answer: it is nothing but words. */
export const answerFieldsOf = (text: Text | undefined): readonly Field[] => [
  { name: 'title', label: w.answerTitle, initial: text?.title ?? '' },
  { name: 'text', label: w.text, kind: 'long', initial: text?.text ?? '', help: w.answerHelp },
  positionField(text),
  hiddenField(text),
];
