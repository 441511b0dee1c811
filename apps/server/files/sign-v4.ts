import { createHash, createHmac } from 'node:crypto';

export interface SigningKey {
  readonly accessKeyId: string;
  readonly secret: string;
  readonly region: string;
}
interface ToSign {
  readonly method: string;
  readonly url: URL;
  readonly bytes: Uint8Array;
  readonly time: number;
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const signedHeaders = 'host;x-amz-content-sha256;x-amz-date';

/**
 * The headers of a request to an S3-compatible store, signed with AWS Signature Version 4
 * (docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html). The path may hold only signs that need no
 * escape.
 */
export function signedHeadersOf({ method, url, bytes, time }: ToSign, key: SigningKey): Record<string, string> {
  const stamp = new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = stamp.slice(0, 8);
  const payload = sha256(bytes);
  const canonical = [
    method,
    url.pathname,
    '',
    `host:${url.host}`,
    `x-amz-content-sha256:${payload}`,
    `x-amz-date:${stamp}`,
    '',
    signedHeaders,
    payload,
  ].join('\n');
  const scope = `${day}/${key.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  const signingKey = [key.region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${key.secret}`, day));
  const signature = hmac(signingKey, toSign).toString('hex');
  return {
    'x-amz-content-sha256': payload,
    'x-amz-date': stamp,
    authorization:
      `AWS4-HMAC-SHA256 Credential=${key.accessKeyId}/${scope}, ` +
      `SignedHeaders=${signedHeaders}, Signature=${signature}`,
  };
}
