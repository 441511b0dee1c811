/** @throws when something that is promised is not so */
export function must(isSo: boolean, promise: string): asserts isSo {
  if (!isSo) throw new Error(`not kept: ${promise}`);
}

/** @returns undefined where it is no JSON */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
