import { z } from 'zod';
import { declare } from '../../../call.ts';
import { instant, opaqueId, pageOf } from '../../../scalars.ts';
import { losses } from '../../service/recovery.ts';
import { many, person, proposal, reason } from '../shapes.ts';

const group = 'Operators: service';
const roles = ['support', 'risk'] as const;
const document = z.object({ cardType: z.string(), name: z.string(), cardNo: z.string() });
const photos = z.object({ front: z.string(), back: z.string(), hold: z.string() });

/** What somebody has asked for who has lost their access. */
const accessRequest = z.object({
  id: z.string(),
  userId: z.string(),
  person: person.nullable(),
  lost: z.array(z.enum(losses)),
  /** Proven by a code. */
  contact: z.string(),
  completeAt: instant,
  /** When it lapses; null once it has ended. */
  deadline: instant.nullable(),
  status: z.enum(['open', 'refused', 'stopped', 'done', 'undone']),
  endedAt: instant.nullable(),
});

export const operatorServiceCalls = declare({
  'GET /operator/service/accessRequests': {
    group,
    summary: 'Requests for access to an account, oldest waiting first',
    access: 'operator',
    roles,
    addition: true,
    query: z.strictObject({
      status: z.enum(['open', 'ended', 'all'], { error: 'field-invalid' }).default('open'),
      ...many,
    }),
    answer: pageOf(accessRequest),
  },
  'GET /operator/service/accessRequests/{id}': {
    group,
    summary: 'One request with its document beside the certified one; the view is recorded',
    access: 'operator',
    roles,
    addition: true,
    params: z.strictObject({ id: opaqueId }),
    answer: accessRequest.extend({
      sent: z.object({ document, photos }),
      /** As it was certified; null where it was not. */
      certified: z.object({ document: document.nullable(), photos: photos.nullable() }),
      isSameDocument: z.boolean(),
      isSameName: z.boolean(),
      /** How the account is entered now. */
      hasAuthenticator: z.boolean(),
      proposal: proposal.nullable(),
    }),
  },
  'POST /operator/service/refuseAccess': {
    group,
    summary: 'Refuse a request for access; whoever asked and the owner are told',
    access: 'operator',
    roles,
    addition: true,
    body: z.strictObject({ id: opaqueId, reason }),
    answer: z.null(),
  },
});
