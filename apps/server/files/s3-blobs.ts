import { assert } from '@candor/core/result.ts';
import type { Blobs } from './blobs.ts';
import { signedHeadersOf, type SigningKey } from './sign-v4.ts';

export interface S3Settings extends SigningKey {
  /** Address of the store with the bucket as its path: `https://s3.eu-central-1.amazonaws.com/candor-files`. */
  readonly bucketUrl: string;
}

const timeoutMs = 20_000;
const nameForm = /^[0-9a-f]{32}$/;

/** A bucket of an S3-compatible store; a put of such a store is whole or not at all. */
export function s3Blobs(settings: S3Settings, now: () => number): Blobs {
  const ask = async (
    method: 'GET' | 'PUT' | 'DELETE',
    name: string,
    bytes: Uint8Array<ArrayBuffer> = new Uint8Array(),
  ): Promise<Response> => {
    assert(nameForm.test(name), 'a blob has a name of ours');
    const url = new URL(`${settings.bucketUrl.replace(/\/+$/, '')}/${name}`);
    const headers = signedHeadersOf({ method, url, bytes, time: now() }, settings);
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(method === 'PUT' ? { body: bytes } : {}),
    });
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    await response.body?.cancel();
    throw new Error(`the file store answered ${response.status} to a ${method}`);
  };
  return {
    async put(name, bytes) {
      await (await ask('PUT', name, new Uint8Array(bytes))).body?.cancel();
    },
    async get(name) {
      const response = await ask('GET', name);
      if (response.status !== 404) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },
    async remove(name) {
      await (await ask('DELETE', name)).body?.cancel();
    },
  };
}
