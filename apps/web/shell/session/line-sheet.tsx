import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { radio } from '../../design/access/arrow-keys.ts';
import { Sheet } from '../../design/sheet.tsx';
import { t } from '../../locales/i18n.ts';
import { useConfig } from '../client/config.ts';
import { queryClient } from '../client/query.ts';
import { hostOf } from '../routing/host-of.ts';
import { reopenStream } from '../client/stream.ts';
import { setPreference, usePreference } from './preferences.ts';

const limitMs = 5_000;
/** Milliseconds; null when the line does not answer, undefined while it is measured. */
type Delay = number | null | undefined;

async function measure(url: string): Promise<number | null> {
  try {
    const from = performance.now();
    await fetch(`${url.replace(/\/+$/, '')}/health`, {
      signal: AbortSignal.timeout(limitMs),
      cache: 'no-store',
      credentials: 'omit',
    });
    return Math.round(performance.now() - from);
  } catch {
    return null;
  }
}

/** The delay of each line, measured while `active`. */
function useDelays(urls: readonly string[], active: boolean): Readonly<Record<string, Delay>> {
  const [delays, setDelays] = useState<Record<string, Delay>>({});
  const key = urls.join(' ');
  useEffect(() => {
    if (!active) return;
    setDelays({});
    for (const url of key.split(' ')) void measure(url).then((delay) => setDelays((now) => ({ ...now, [url]: delay })));
  }, [key, active]);
  return delays;
}

function DelayText({ delay }: { delay: Delay }) {
  if (delay === undefined)
    return <span className="animate-breathe text-note text-faint">{t('setting.measuring')}</span>;
  if (delay === null) return <span className="text-note text-error">{t('setting.unreachable')}</span>;
  return (
    <span className={`text-note font-semibold ${delay < 300 ? 'text-up' : 'text-warn'}`}>
      {t('setting.delay', { ms: delay })}
    </span>
  );
}

function choose(url: string) {
  setPreference('line', url);
  reopenStream();
  void queryClient.invalidateQueries();
}

/** The lines that the configuration lists; that of the page has no address, and a name in words. */
export function useLines(): { name: string; url: string }[] {
  const lines = useConfig()?.lines ?? [];
  const own = { name: t('setting.lineThis'), url: '' };
  return lines.length > 0 ? lines.map((line) => (line.url === '' ? own : line)) : [own];
}

/** The name of the line in use. */
export function useLineName(): string {
  const line = usePreference('line');
  const lines = useLines();
  return (lines.find((each) => each.url === line) ?? lines[0])?.name ?? '';
}

/** Choose the network line, each with its measured delay. */
export function LineSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const lines = useLines();
  const line = usePreference('line');
  const delays = useDelays(
    lines.map((each) => each.url),
    open,
  );
  const chosen = lines.some((each) => each.url === line) ? line : lines[0]?.url;
  return (
    <Sheet open={open} onClose={onClose} title={t('setting.line')}>
      <p className="mb-3 text-note text-soft">{t('setting.lineText')}</p>
      <div role="radiogroup" aria-label={t('setting.line')} className="space-y-2">
        {lines.map(({ name, url }) => (
          <button
            {...radio(url === chosen, true)}
            key={url}
            disabled={delays[url] === null && url !== chosen}
            onClick={() => {
              if (url !== chosen) choose(url);
              onClose();
            }}
            className={
              'press flex min-h-14 w-full items-center gap-3 rounded-field border px-4 text-left ' +
              `disabled:opacity-60 ${url === chosen ? 'border-brand bg-brand-soft' : 'border-line'}`
            }
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate text-row">{name}</span>
              {url !== '' && <span className="block truncate text-caption text-faint">{hostOf(url)}</span>}
            </span>
            <DelayText delay={delays[url]} />
            <Check size={18} aria-hidden="true" className={url === chosen ? 'text-brand' : 'invisible'} />
          </button>
        ))}
      </div>
    </Sheet>
  );
}
