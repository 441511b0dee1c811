import { existsSync, readFileSync } from 'node:fs';

/** One line of what was measured. */
export interface Finding {
  readonly what: string;
  readonly value: string;
  readonly aim?: string;
  readonly note?: string;
}

export interface Machine {
  readonly processor: string;
  readonly node: string;
  /** Null when none answers. */
  readonly postgres: string | null;
}

export interface Measurement {
  readonly name: string;
  readonly findings: readonly Finding[];
  readonly machine: Machine;
  readonly measuredAt: Date;
  /** What else ran on the machine when the bench began: its load average of the last minute. */
  readonly othersLoad: number;
}

const title = `# What was measured

Written by \`npm run bench\`. Everything runs on one machine over loopback: the server, what drives it and the \
database share its cores.
`;

/** The section of one bench. */
export function written({ name, findings, machine, measuredAt, othersLoad }: Measurement): string {
  const rows = findings.map(({ what, value, aim = '', note = '' }) => `| ${what} | ${value} | ${aim} | ${note} |`);
  const date = measuredAt.toISOString().slice(0, 16).replace('T', ' ');
  const place = `${machine.processor}, Node ${machine.node}, ${machine.postgres ?? 'without PostgreSQL'}`;
  return `## ${name}

${date} UTC, ${place}; load average before it ${othersLoad.toFixed(1)}

| what | measured | aim | note |
|---|---|---|---|
${rows.join('\n')}
`;
}

/** The results with one section replaced, in the order of `names`. */
export function merged(file: string, name: string, section: string, names: readonly string[]): string {
  const old = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const sections = new Map(old.map((text) => [/^## (.+)$/m.exec(text)?.[1] ?? '', text.trimEnd()]));
  sections.set(name, section.trimEnd());
  return `${[title.trimEnd(), ...names.flatMap((one) => sections.get(one) ?? [])].join('\n\n')}\n`;
}
