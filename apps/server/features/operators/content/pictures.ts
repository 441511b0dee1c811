import type { CallAnswer } from '@candor/api-contract/index.ts';
import { uploadedPrefix } from '@candor/api-contract/text-pictures.ts';
import { ok } from '@candor/core/result.ts';
import { randomBytes } from 'node:crypto';
import type { OperatorUser } from '../../../http/operators.ts';
import type { Outcome } from '../../../http/refused.ts';
import { pictureRow } from '../../../operators/content/pictures.ts';
import { act, type ConsoleServices } from '../console-services.ts';

/** Keeps a picture that everybody may see once a text names it. */
export async function keepPicture(
  services: ConsoleServices,
  operator: OperatorUser,
  sent: Uint8Array,
): Promise<Outcome<CallAnswer<'POST /operator/content/picture'>>> {
  const kept = await services.files.keepOpen(operator.operatorId, sent);
  if (!kept.ok) return kept;
  const { width, height, size } = kept.value;
  const id = `${uploadedPrefix}${randomBytes(16).toString('base64url')}`;
  const row = pictureRow({ ...kept.value, id, createdAt: services.clock.now(), createdBy: operator.operatorId });
  await act(services, operator, { act: 'content-picture', subject: id, details: { width, height, size } }, [row]);
  return ok({ id, width, height, size });
}
