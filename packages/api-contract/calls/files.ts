import { z } from 'zod';
import { declare } from '../call.ts';
import { fileId } from '../scalars.ts';

const group = 'Common';

/** A picture on its way out: the bytes themselves are sent, not the envelope. */
export const servedFile = z.object({ bytes: z.instanceof(Uint8Array), mediaType: z.string(), name: z.string() });

export const fileCalls = declare({
  'POST /common/file/upload': {
    group,
    summary:
      'Keep a picture: JPEG, PNG or WebP, at most 8 MB and 40 megapixels. It is written anew, without its metadata',
    access: 'session',
    takesFile: true,
    body: z.strictObject({ file: z.file() }),
    answer: z.object({
      id: fileId,
      mediaType: z.string(),
      width: z.number(),
      height: z.number(),
      /** Bytes as kept. */
      size: z.number(),
    }),
  },
  'GET /common/file/previewFile': {
    group,
    summary: 'A picture of one’s own, by the id that its upload answered',
    access: 'session',
    query: z.strictObject({ filename: fileId }),
    answersFile: true,
    answer: servedFile,
  },
});
