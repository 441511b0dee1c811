import { createContext, useContext } from 'react';
import { words } from '../../locales/words.ts';

/**
 * One input of a form. All values are text; a switch is `true` or `false`, many are names with spaces between them.
 */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind?: 'text' | 'area' | 'long' | 'select' | 'many' | 'switch' | 'time' | 'secret';
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly help?: string;
  readonly initial?: string;
  readonly optional?: boolean;
  readonly unit?: string;
}
/** Why something is done. @param help who reads it */
export const reasonField = (help: string): Field => ({ name: 'reason', label: words.app.reason, kind: 'area', help });
export type Values = Readonly<Record<string, string>>;

/** An act, before it happens: what it does is said, what it needs is asked for. */
export interface Ask {
  readonly title: string;
  /** What happens, in a sentence or two. */
  readonly happens: string;
  readonly fields?: readonly Field[];
  readonly confirm: string;
  readonly danger?: boolean;
  /** Asks for the authenticator or a passkey at once: nothing is done but that. */
  readonly proves?: boolean;
  /** Decides the case that is open: the next one that waits comes after it. */
  readonly decides?: boolean;
  /** Said when it has happened. */
  readonly done: string;
  /** @throws CallError, whose words stand beside the field it names */
  readonly send: (values: Values) => Promise<unknown>;
}

export const AskContext = createContext<(ask: Ask) => void>(() => undefined);
/** Opens the dialog of an act. */
export const useAsk = (): ((ask: Ask) => void) => useContext(AskContext);
