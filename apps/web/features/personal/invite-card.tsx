import { Copy, Link2 } from 'lucide-react';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/list.tsx';
import { t } from '../../locales/i18n.ts';
import { copyText } from '../../shell/feedback/copy.ts';
import { hashOf } from '../../shell/routing/hash.ts';

const inviteLink = (code: string): string => location.origin + location.pathname + hashOf('pages/register/register', { invite: code });

/** The own invite code, to hand on. */
export function InviteCard({ code }: { code: string }) {
  return (
    <Card className="mx-4 mt-3 p-4">
      <h2 className="text-row font-semibold">{t('personal.inviteTitle')}</h2>
      <p className="mt-0.5 text-note text-pretty text-soft">{t('personal.inviteText')}</p>
      <p className="mt-3 rounded-field border border-dashed border-pressed py-2.5 text-center text-title font-bold tracking-[0.2em] select-all">{code}</p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button look="quiet" size="medium" onClick={() => void copyText(code)}><Copy size={18} aria-hidden="true" className="shrink-0" />{t('personal.copyCode')}</Button>
        <Button look="quiet" size="medium" onClick={() => void copyText(inviteLink(code))}><Link2 size={18} aria-hidden="true" className="shrink-0" />{t('personal.copyLink')}</Button>
      </div>
    </Card>
  );
}
