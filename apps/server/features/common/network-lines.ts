/** The addresses under which the product answers; the first is the one it was loaded from. */
export function networkLines(lines: readonly string[]): { name: string; url: string }[] {
  const others = lines.map((line, index) => {
    const [name = '', ...rest] = line.split('=');
    return rest.length === 0 ? { name: String(index + 2), url: line } : { name, url: rest.join('=') };
  });
  return [{ name: '1', url: '' }, ...others];
}
