/** A line of a Containerfile: its instruction, flags and the rest. */
export interface Step {
  readonly instruction: string;
  readonly flags: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The steps of a Containerfile in their order, continued lines as one, without comments. */
export function stepsOf(containerfile: string): Step[] {
  const lines = containerfile.replaceAll(/\\\n\s*/g, '').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [instruction = '', ...words] = line.split(' ');
      const first = words.findIndex((word) => !word.startsWith('--'));
      return {
        instruction,
        flags: Object.fromEntries(words.slice(0, first).map((flag) => flag.slice(2).split('=', 2) as [string, string])),
        text: words.slice(first).join(' '),
      };
    });
}

/** `a=1 b=2` as a record. */
export const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(/\s+/).map((pair) => pair.split('=', 2) as [string, string]));

/** The words of `["node", "x"]`. */
export const wordsIn = (text: string): string[] => JSON.parse(text) as string[];

/** Whether a file stays out of the image. @param patterns of a .containerignore: names, and `**` for any folder */
export function isIgnored(file: string, patterns: readonly string[]): boolean {
  const parts = file.split('/');
  return patterns.some((pattern) => {
    const [first, name] = pattern.split('/');
    if (first === '**') return parts.includes(name ?? '');
    if (pattern.startsWith('*.')) return parts.length === 1 && file.endsWith(pattern.slice(1));
    return file === pattern || file.startsWith(`${pattern}/`);
  });
}
