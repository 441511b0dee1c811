import { useEffect, useRef, useState } from 'react';
import { t } from '../../locales/i18n.ts';
import { CallError, newIntent } from '../client/call.ts';
import { compressed, PictureFault } from './picture.ts';
import { canRetry, sendPicture } from './upload.ts';
import { changed, idsOf, isSettled, without, type Upload } from './uploads.ts';

/** What a field begins with: there is nothing to tell of it. */
const none: readonly Upload[] = [];

const wordsOf = (fault: unknown): string =>
  (fault instanceof CallError && fault.code !== -1) || fault instanceof PictureFault
    ? fault.message
    : t('files.failed');

const failureOf = (fault: unknown): Partial<Upload> => ({
  state: 'failed',
  message: wordsOf(fault),
  canRetry: canRetry(fault) && !(fault instanceof PictureFault),
});

/** Sends pictures that were taken in. @param change told how far each is */
function useSender(change: (key: string, part: Partial<Upload>) => void) {
  const files = useRef(new Map<string, { file: Blob; url: string; stop: AbortController }>());
  const queue = useRef(Promise.resolve());
  useEffect(() => () => files.current.forEach((_, key) => drop(key)), []);

  function take(file: File): Upload {
    const key = newIntent();
    const url = URL.createObjectURL(file);
    files.current.set(key, { file, url, stop: new AbortController() });
    return { key, url, state: 'sending', progress: 0 };
  }
  async function send(key: string) {
    const { file, stop } = files.current.get(key) ?? {};
    if (file === undefined || stop === undefined || stop.signal.aborted) return;
    try {
      const kept = await sendPicture(await compressed(file), (progress) => change(key, { progress }), stop.signal);
      change(key, { state: 'kept', id: kept.id, progress: 1 });
    } catch (fault) {
      if (!stop.signal.aborted) change(key, failureOf(fault));
    }
  }
  /** One at a time: on a slow line two would both be late. */
  const enqueue = (key: string) => {
    queue.current = queue.current.then(() => send(key));
  };
  /** Gives up what is on its way, and the memory that it is shown from. */
  function drop(key: string) {
    const { url, stop } = files.current.get(key) ?? {};
    stop?.abort();
    if (url !== undefined) URL.revokeObjectURL(url);
    files.current.delete(key);
  }
  return { take, enqueue, drop };
}

/**
 * The pictures of a field: compressed, sent one after another, kept or failed.
 * @param onChange is told the ids that are kept, and whether nothing is on its way or failed
 */
export function useUploads(max: number, onChange: (ids: string[], settled: boolean) => void) {
  const [uploads, setUploads] = useState(none);
  const tell = useRef(onChange);
  tell.current = onChange;

  useEffect(() => {
    if (uploads !== none) tell.current(idsOf(uploads), isSettled(uploads));
  }, [uploads]);

  const change = (key: string, part: Partial<Upload>) => setUploads((now) => changed(now, key, part));
  const { take, enqueue, drop } = useSender(change);

  function add(chosen: readonly File[]) {
    const replaced = max === 1 ? [] : uploads;
    if (max === 1) for (const { key } of uploads) remove(key);
    const taken = chosen.slice(0, max - replaced.length).map(take);
    setUploads((now) => [...(max === 1 ? [] : now), ...taken]);
    for (const { key } of taken) enqueue(key);
  }

  function remove(key: string) {
    drop(key);
    setUploads((now) => without(now, key));
  }

  function retry(key: string) {
    change(key, { state: 'sending', progress: 0 });
    enqueue(key);
  }

  return { uploads, add, remove, retry };
}
