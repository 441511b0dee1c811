import { Session } from 'node:inspector';

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}
interface Script {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly Range[] }[];
}
/** By file which of its characters belong to code that was run. */
type Run = ReadonlyMap<string, Uint8Array>;

const wasRun = (ranges: readonly Range[]): boolean => ranges.some(({ count }) => count > 0);

/** Ranges lie within each other, the inner ones behind: what is within says more. */
function runIn({ functions }: Script): Uint8Array {
  const ranges = functions.flatMap((one) => one.ranges);
  const run = new Uint8Array(Math.max(0, ...ranges.map(({ endOffset }) => endOffset)));
  for (const { startOffset, endOffset, count } of ranges) run.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return run;
}

/**
 * How much of our code was reached, as V8 counts it: by it fuzzing sees what leads somewhere new. What others offer for
 * that loads an add-on from elsewhere when it is installed, and instruments CommonJS alone.
 */
export class Reached {
  private readonly session = new Session();
  private readonly known = new Map<string, Uint8Array>();
  private readonly files: RegExp;

  /** @param files in which it is looked at */
  constructor(files = /\/(apps|packages)\//) {
    this.files = files;
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    this.take();
  }

  /** @returns whether anything was reached since the last look that is not known yet */
  seesNew(): boolean {
    return this.take()
      .entries()
      .some(([url, run]) => {
        const known = this.known.get(url);
        return run.some((was, at) => was === 1 && known?.[at] !== 1);
      });
  }

  /** The same, and from now on it is known. */
  isNew(): boolean {
    let isNew = false;
    for (const [url, run] of this.take()) {
      const known = this.known.get(url) ?? new Uint8Array();
      const all = new Uint8Array(Math.max(known.length, run.length));
      all.set(known);
      run.forEach((was, at) => {
        if (was === 0 || all[at] === 1) return;
        all[at] = 1;
        isNew = true;
      });
      this.known.set(url, all);
    }
    return isNew;
  }

  close(): void {
    this.session.post('Profiler.stopPreciseCoverage');
    this.session.disconnect();
  }

  private take(): Run {
    let scripts: readonly Script[] = [];
    this.session.post('Profiler.takePreciseCoverage', (error, counted) => {
      if (error !== null) throw error;
      scripts = counted.result;
    });
    const own = scripts.filter(
      ({ url, functions }) =>
        this.files.test(url) && !url.includes('node_modules') && functions.some(({ ranges }) => wasRun(ranges)),
    );
    return new Map(own.map((script) => [script.url, runIn(script)]));
  }
}
