/** Forms of a counted phrase; which of them a language has is known to `Intl.PluralRules`. */
export interface Plural {
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}
export type Word = string | Plural;

/**
 * What is traded, by its code; what is missing has the name of the catalogue, which is English or the same everywhere.
 */
export type SymbolNames = Readonly<Record<string, string>>;

/** The same keys as the Vietnamese original: text for text, counted phrase for counted phrase. */
export type Like<Original> = { readonly [Key in keyof Original]: Original[Key] extends string ? string : Plural };

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type TextOf<W> = W extends string ? W : W extends { readonly other: infer Text } ? Text : never;
/** The parameters that a phrase asks for, e.g. `{ amount }`. */
export type ParamsOf<W> = { readonly [Name in NamesIn<TextOf<W>>]: string | number };
