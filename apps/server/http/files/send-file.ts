import type { FastifyReply } from 'fastify';

export interface FileAnswer {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly name: string;
}

/** Sends bytes as what they are and nothing else: never sniffed, kept, framed or run. */
export const sendFile = (reply: FastifyReply, { bytes, mediaType, name }: FileAnswer): FastifyReply =>
  reply
    .code(200)
    .headers({
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    })
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
