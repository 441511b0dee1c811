import multipart from '@fastify/multipart';
import { ok } from '@candor/core/result.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused, type Outcome, type Refused } from '../refused.ts';

export const fileBytesMax = 8 * 1024 * 1024;
/** Boundaries and headers around the one file. */
const frameBytesMax = 16 * 1024;
/** Bodies in memory at a time. */
const readingMax = 32;
const fieldName = 'file';

/** Lets the calls of this part of the door take multipart/form-data. */
export const acceptUploads = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    limits: { files: 1, fields: 0, fileSize: fileBytesMax, headerPairs: 20, fieldNameSize: 100 },
  });
};

let reading = 0;

/** Reads the one file of a body. Called when the caller is known: nobody else's bytes are read. */
export async function readUpload(request: FastifyRequest): Promise<Outcome<{ file: File }>> {
  if (!request.isMultipart()) return refused('upload-media-type');
  if (Number(request.headers['content-length'] ?? 0) > fileBytesMax + frameBytesMax)
    return refused('file-too-large', { field: fieldName });
  if (reading >= readingMax) return refused('service-unavailable');
  reading += 1;
  try {
    return await readParts(request);
  } catch (error) {
    return refusalOf(error);
  } finally {
    reading -= 1;
  }
}

async function readParts(request: FastifyRequest): Promise<Outcome<{ file: File }>> {
  let file: File | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field' || part.fieldname !== fieldName)
      return refused('field-unknown', { field: part.fieldname.slice(0, 64) });
    file = new File([new Uint8Array(await part.toBuffer())], part.filename.slice(0, 255));
  }
  return file === null ? refused('field-required', { field: fieldName }) : ok({ file });
}

/** Errors of the parser, by their codes; what it doesn't name is a body that can't be read. */
function refusalOf(error: unknown): Refused {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refused('file-too-large', { field: fieldName });
  if (code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return refused('field-unknown');
  return refused('body-malformed');
}
