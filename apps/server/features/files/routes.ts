import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';

const tenMinutesInSeconds = 600;

export function registerFiles(
  http: Http,
  { files, settings, openLimit }: Pick<CallServices, 'files' | 'settings' | 'openLimit'>,
): void {
  // Decoding is work: who sends what is no picture is slowed down as well.
  const perUser = openLimit('uploads', settings.RATE_LIMITS ? settings.UPLOADS_PER_USER : 0, tenMinutesInSeconds);
  route(http, 'POST /common/file/upload', async ({ body }, { user }) => {
    const seconds = await perUser.take(user.userId);
    if (seconds > 0) return refused('too-many-requests', { params: { seconds: String(seconds) } });
    return files.keep(user.userId, new Uint8Array(await body.file.arrayBuffer()));
  });
  route(http, 'GET /common/file/previewFile', ({ query }, { user }) => files.read(user.userId, query.filename));
}
