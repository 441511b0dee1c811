import { headersWith, send } from '@candor/client/send.ts';
import { earlyKey, headersOf } from './shell/early/early.ts';
import { stored, storedJson } from './shell/storage.ts';
import { planOf, type Files } from './early-plan.ts';

/** Written in by the build. */
declare const builtFiles: Files;
/** An answer that takes longer is asked for anew, by the app. */
const patienceMs = 10_000;

/** Stands in the page itself and runs before its scripts are asked for: the line is idle until they come. */
function start(): void {
  const builtIn: unknown = import.meta.env['VITE_API_BASE'];
  const { language, token, calls, scripts } = planOf(
    {
      hash: location.hash,
      tags: navigator.languages ?? [],
      locale: stored('locale'),
      session: storedJson('session'),
      chart: storedJson('klineSettings'),
      line: stored('networkLine') || (typeof builtIn === 'string' ? builtIn : ''),
    },
    builtFiles,
  );
  const headers = headersOf(language, token);
  const answers = new Map<string, Promise<Response>>();
  for (const [name, sent] of calls) {
    const answer = send(name, sent, { headers: headersWith(headers), signal: AbortSignal.timeout(patienceMs) });
    // Nobody may ask for it: that it failed is no fault then.
    answer.catch(() => undefined);
    answers.set(earlyKey(name, sent), answer);
  }
  globalThis.early = { headers, answers };
  for (const script of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/assets/${script}.js`;
    document.head.append(link);
  }
}

start();
