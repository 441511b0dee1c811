import { Copy, Link2 } from 'lucide-react';
import { Button, IconButton } from '../../design/button.tsx';
import { Card } from '../../design/list.tsx';
import { t } from '../../locales/i18n.ts';
import { copyText } from '../../shell/feedback/copy.ts';
import { hashOf } from '../../shell/routing/hash.ts';

const inviteLink = (code: string): string =>
  location.origin + location.pathname + hashOf('pages/register/register', { invite: code });

/** The own invite code, to hand on. */
export function InviteCard({ code }: { code: string }) {
  return (
    <Card className="mx-4 mt-3 p-4">
      <h2 className="text-row font-semibold">{t('personal.inviteTitle')}</h2>
      <p className="mt-0.5 text-note text-pretty text-soft">{t('personal.inviteText')}</p>
      <div className="mt-3 flex items-center rounded-field border border-dashed border-pressed p-1 pl-4">
        <span className="min-w-0 flex-1 text-large font-bold tracking-widest select-all">{code}</span>
        <IconButton label={t('personal.copyCode')} onClick={() => void copyText(code)}>
          <Copy size={20} aria-hidden="true" className="text-soft" />
        </IconButton>
      </div>
      <Button look="quiet" size="medium" className="mt-3 w-full" onClick={() => void copyText(inviteLink(code))}>
        <Link2 size={18} aria-hidden="true" className="shrink-0" />
        {t('personal.copyLink')}
      </Button>
    </Card>
  );
}
