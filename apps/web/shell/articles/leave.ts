import { t } from '../../locales/i18n.ts';
import { confirm } from '../feedback/confirm.ts';
import { foreignHost } from '../routing/host-of.ts';

/** Opens a page elsewhere once the customer has read where it leads. */
export async function leaveTo(href: string): Promise<void> {
  const host = foreignHost(href);
  if (host !== null)
    await confirm({ title: t('shell.leaveTitle'), text: t('shell.leaveText', { host }), confirm: t('shell.leave') });
  open(href, '_blank', 'noopener,noreferrer');
}
