/** `path/to/file.test.ts › exact title of the test`. */
export type Proof = string;

/** A line of the specification and the tests that would fail if the product did otherwise. */
export interface Row {
  /** Section of the specification, and place in it. */
  readonly number: string;
  readonly line: string;
  readonly proofs: readonly Proof[];
}

/** The tests of a file by their titles; of a table of cases the title as it is written, with its `%s`. */
export const inFile =
  (file: string) =>
  (...titles: readonly string[]): readonly Proof[] =>
    titles.map((title) => `${file} › ${title}`);

export const row = (number: string, line: string, ...proofs: readonly (readonly Proof[])[]): Row => ({
  number,
  line,
  proofs: proofs.flat(),
});
