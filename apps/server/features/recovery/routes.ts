import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import { Codes } from '../../proofs/codes.ts';
import type { CallServices } from '../../services.ts';
import { askForAccess } from './ask-for-access.ts';
import { addPhoto } from './add-photo.ts';
import type { Recovery } from './recovery.ts';

const [hour, day] = [3_600, 86_400];

/** Access for who has lost what lets them in, without a session. */
export function registerRecovery(http: Http, services: CallServices): void {
  const { openLimit } = services;
  const on = services.settings.RATE_LIMITS;
  const recovery: Recovery = {
    ...services,
    codes: new Codes(services.db, services.clock),
    limits: {
      asksPerAddress: openLimit('recoveries-of-address', on ? 10 : 0, hour),
      asksPerAccount: openLimit('recoveries-of-account', on ? 5 : 0, day),
      photosPerAddress: openLimit('recovery-photos', on ? 60 : 0, hour),
    },
  };
  route(http, 'POST /recovery/ask', (input, request) => askForAccess(recovery, input, request));
  route(http, 'POST /recovery/photo', (input, request) => addPhoto(recovery, input, request));
}
