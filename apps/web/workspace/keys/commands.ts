import { t } from '../../locales/i18n.ts';
import { number } from '../../locales/format.ts';
import { setAlert } from '../../shell/alerts/set-alert.ts';
import { pairText, priceIn } from '../../shell/quotes/words.ts';
import { navigate } from '../../shell/routing/hash.ts';
import { arrange } from '../use-arrangement.ts';
import type { Command } from './parse-command.ts';

const decimalsMax = 8;

/** What a command would do, in one sentence, and what follows. */
export function sentenceOf(command: Command): { text: string; note: string } {
  if (command.kind === 'closeAll') return { text: t('workspace.closeSentence'), note: t('workspace.opensPositions') };
  const pair = pairText(command.symbol);
  if (command.kind === 'alert')
    return {
      text: t('workspace.alertSentence', { pair, price: priceIn(command.symbol, command.price) }),
      note: 'Enter',
    };
  const quantity = number(command.quantity, decimalsMax);
  const text = t(command.kind === 'buy' ? 'workspace.buySentence' : 'workspace.sellSentence', { quantity, pair });
  return { text, note: t('workspace.opensTicket') };
}

/** Opens what a command asks for. Nothing is bought, sold or closed: that is confirmed where it always is. */
export function carryOut(command: Command): void {
  if (command.kind === 'alert') return void setAlert(command.symbol, command.price);
  if (command.kind === 'closeAll') {
    arrange({ dockTab: 'positions' });
    return navigate('pages/contract/contract', { close: 'all' });
  }
  const { kind: side, symbol, quantity } = command;
  navigate('pages/currency/currency', { symbol, side, quantity });
}
