import type { SecondaryVocabulary } from '../i18n.ts';
import { accounts } from './accounts.ts';
import { area } from './area.ts';
import { articles } from './articles.ts';
import { bankCards } from './bank-cards.ts';
import { closePositions } from './close-positions.ts';
import { closing } from './closing.ts';
import { deposits } from './deposits.ts';
import { earn } from './earn.ts';
import { exchange } from './exchange.ts';
import { fair } from './fair.ts';
import { files } from './files.ts';
import { fundPassword } from './fund-password.ts';
import { limits } from './limits.ts';
import { location } from './location.ts';
import { moment } from './moment.ts';
import { notices } from './notices.ts';
import { openPositions } from './open-positions.ts';
import { personal } from './personal.ts';
import { security } from './security.ts';
import { support } from './support.ts';
import { wallets } from './wallets.ts';
import { withdrawals } from './withdrawals.ts';

export const words: SecondaryVocabulary = {
  accounts,
  area,
  articles,
  'bank-cards': bankCards,
  'close-positions': closePositions,
  closing,
  deposits,
  earn,
  exchange,
  fair,
  files,
  'fund-password': fundPassword,
  limits,
  location,
  moment,
  notices,
  'open-positions': openPositions,
  personal,
  security,
  support,
  wallets,
  withdrawals,
};
