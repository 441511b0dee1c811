import type { Vocabulary } from '../i18n.ts';
import { accounts } from './accounts.ts';
import { area } from './area.ts';
import { articles } from './articles.ts';
import { auth } from './auth.ts';
import { fast } from './fast.ts';
import { funds } from './funds.ts';
import { futures } from './futures.ts';
import { home } from './home.ts';
import { kline } from './kline.ts';
import { personal } from './personal.ts';
import { quotation } from './quotation.ts';
import { setting } from './setting.ts';
import { shell } from './shell.ts';
import { spot } from './spot.ts';
import { welcome } from './welcome.ts';

export const words: Vocabulary = { accounts, area, articles, auth, fast, funds, futures, home, kline, personal, quotation, setting, shell, spot, welcome };
