import { ShieldCheck } from 'lucide-react';
import { Card, SwitchRow } from '../../design/list.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { confirm } from '../../shell/feedback/confirm.ts';
import { refreshWallets, type WalletList } from './wallets.ts';

type Rule = Pick<WalletList, 'savedOnly' | 'savedOnlyEndTime'>;

/** The own restriction to saved wallets: on at once, off after a day, and said before either. */
export function SavedOnlySwitch({ rule, none }: { rule: Rule; none: boolean }) {
  const ending = rule.savedOnlyEndTime;
  const on = rule.savedOnly && ending === null;
  const { submit } = useSubmit(async (next: boolean) => {
    const text = next ? t(none ? 'wallets.onTextNone' : 'wallets.onText') : t('wallets.offText');
    await confirm({ title: t('wallets.savedOnly'), text, confirm: t(next ? 'wallets.turnOn' : 'wallets.turnOff') });
    await call('POST /playerWallet/savedOnly', { body: { on: next } });
    await refreshWallets();
  });
  return (
    <Card className="mt-3 overflow-hidden">
      <SwitchRow
        icon={ShieldCheck}
        title={t('wallets.savedOnly')}
        note={t('wallets.savedOnlyText')}
        on={on}
        onChange={submit}
      />
      {ending !== null && (
        <p role="status" className="bg-warn-soft px-4 py-3 text-note text-pretty text-warn">
          {t('wallets.endsAt', { time: date(ending, 'moment') })}
        </p>
      )}
    </Card>
  );
}
