import { readFileSync } from 'node:fs';
import type { Registry } from 'prom-client';

export const rules = readFileSync(new URL('../../../../deploy/alerts.yml', import.meta.url), 'utf8');
/** Of `deploy/alerts.yml`. */
export const alerts = [...rules.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)].map(([, name = '', expression = '']) => ({
  name,
  expression,
}));
export const namesIn = (expression: string): string[] => expression.match(/\b[a-z]+_[a-z_0-9]+\b(?!=)/g) ?? [];

export type Figures = readonly { readonly name: string; readonly value: number }[];
export const figuresIn = async (registry: Registry): Promise<Figures> => figuresOf(await registry.metrics());

/** @param text as /metrics shows it */
export function figuresOf(text: string): Figures {
  const lines = text.split('\n').filter((line) => /^[a-z]/.test(line));
  return lines.map((line) => ({
    name: /^\w+/.exec(line)?.[0] ?? '',
    value: Number(line.slice(line.lastIndexOf(' ')).replace('+Inf', 'Infinity')),
  }));
}
/** The form that the rules keep to: comparisons of one figure with a number, with `or` between. */
export function fires(expression: string, now: Figures): boolean {
  return expression.split(' or ').some((part) => {
    const [, name, sign, bound] = /^(\w+)(?:\{[^}]*\})? (>|<|==) (-?[\d.]+)$/.exec(part) ?? [];
    if (name === undefined) throw new Error(`a test can't read ${part}`);
    const is = { '>': (a: number, b: number) => a > b, '<': (a: number, b: number) => a < b };
    const compare = is[sign as '>' | '<'] ?? ((a: number, b: number) => a === b);
    return now.some((figure) => figure.name === name && compare(figure.value, Number(bound)));
  });
}
/** The names of the alerts that these figures raise. */
export const firingOf = (now: Figures): string[] =>
  alerts.filter(({ expression }) => fires(expression, now)).map(({ name }) => name);
