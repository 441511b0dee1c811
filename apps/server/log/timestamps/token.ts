import { ok, refuse, type Result } from '@candor/core/result.ts';
import { readAll, within, type Der } from './der.ts';

/** AlgorithmIdentifier of SHA-256, with its NULL. */
const sha256 = Buffer.from('300d06096086480165030402010500', 'hex');
export const nonceBytes = 8;

/**
 * A TimeStampReq (RFC 3161, section 2.4.1) of version 1, which wants the server's certificate: of a fixed structure, so
 * it is written as it is.
 * @param imprint SHA-256 of what is stamped @param nonce 8 bytes, of which two bits are set so that it is positive
 */
export function requestOf(imprint: Buffer, nonce: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('3043020101', 'hex'),
    Buffer.from('3031', 'hex'),
    sha256,
    Buffer.from('0420', 'hex'),
    imprint,
    Buffer.from('0208', 'hex'),
    positive(nonce),
    Buffer.from('0101ff', 'hex'),
  ]);
}

/** From 2^62 on and below 2^63: always eight bytes as an INTEGER. */
const positive = (nonce: Buffer): Buffer =>
  Buffer.concat([Buffer.of(((nonce[0] ?? 0) & 0x3f) | 0x40), nonce.subarray(1, nonceBytes)]);

const tags = { integer: 2, octets: 4, oid: 6, time: 0x18, sequence: 0x30, first: 0xa0 } as const;
const oids = { signedData: '2a864886f70d010702', timeStamp: '2a864886f70d0109100104' } as const;

export type TokenFault = 'not-a-response' | 'not-granted' | 'another-imprint' | 'another-nonce';

const isOid = (value: Der | undefined, oid: string): boolean =>
  value?.tag === tags.oid && value.body.toString('hex') === oid;

/** What a ContentInfo or an EncapsulatedContentInfo holds, where it is of a kind. */
function contentOf(value: Der | undefined, oid: string): Der | undefined {
  const [kind, content] = within(value);
  return isOid(kind, oid) && content?.tag === tags.first ? within(content)[0] : undefined;
}

/** The TSTInfo within a token: ContentInfo, SignedData, EncapsulatedContentInfo. */
function infoIn(token: Der | undefined): readonly Der[] {
  const signed = within(contentOf(token, oids.signedData));
  const octets = contentOf(signed[2], oids.timeStamp);
  return octets?.tag === tags.octets ? within(readAll(octets.body)?.[0]) : [];
}

/** GeneralizedTime in UTC, epoch milliseconds. @returns null for what is none */
function timeIn(value: Der | undefined): number | null {
  const found = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(value?.body.toString('latin1') ?? '');
  if (value?.tag !== tags.time || found === null) return null;
  const [, year, month, day, hour, minute, second, fraction = ''] = found;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}Z`);
  return Number.isNaN(time) ? null : time;
}

/**
 * Whether an answer is a time-stamp of what was asked for: granted, of this imprint, to this nonce. Who has signed it
 * is for others to judge, who know which servers they trust.
 * @param nonce as given to {@link requestOf}
 * @returns the time that was stamped, epoch milliseconds
 */
export function readResponse(response: Buffer, imprint: Buffer, nonce: Buffer): Result<number, TokenFault> {
  const [answer, ...more] = readAll(response) ?? [];
  const [status, token] = within(answer);
  const [granted] = within(status);
  if (answer?.tag !== tags.sequence || more.length > 0 || granted?.tag !== tags.integer)
    return refuse('not-a-response');
  // 0 is granted, 1 granted with modifications.
  if (granted.body.length !== 1 || (granted.body[0] ?? 2) > 1) return refuse('not-granted');
  const [, , stamped, , time, ...rest] = infoIn(token);
  const at = timeIn(time);
  if (stamped === undefined || at === null) return refuse('not-a-response');
  const [algorithm, hash] = within(stamped);
  const isImprint = within(algorithm)[0]?.body.equals(sha256.subarray(4, 13)) === true && hash?.body.equals(imprint);
  if (hash?.tag !== tags.octets || isImprint !== true) return refuse('another-imprint');
  const given = rest.find(({ tag }) => tag === tags.integer);
  return given?.body.equals(positive(nonce)) === true ? ok(at) : refuse('another-nonce');
}
