import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import type { Blobs } from './blobs.ts';
import { diskBlobs } from './disk-blobs.ts';
import { s3Blobs } from './s3-blobs.ts';

/** The bucket that the settings name, else a folder. */
export function openBlobs(settings: Settings, clock: Clock): Blobs {
  const {
    FILES_S3_URL: bucketUrl,
    FILES_S3_KEY: accessKeyId = '',
    FILES_S3_SECRET: secret = '',
    FILES_S3_REGION: region,
  } = settings;
  if (bucketUrl === undefined) return diskBlobs(settings.FILES_DIR ?? join(settings.DATA_DIR, 'files'));
  return s3Blobs({ bucketUrl, accessKeyId, secret, region }, () => clock.now());
}
