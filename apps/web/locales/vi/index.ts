import { alerts } from './alerts.ts';
import { arrivals } from './arrivals.ts';
import { auth } from './auth.ts';
import { device } from './device.ts';
import { fast } from './fast.ts';
import { funds } from './funds.ts';
import { futures } from './futures.ts';
import { home } from './home.ts';
import { kline } from './kline.ts';
import { quotations } from './quotations.ts';
import { setting } from './setting.ts';
import { shell } from './shell.ts';
import { spot } from './spot.ts';
import { symbols } from './symbols.ts';
import { welcome } from './welcome.ts';

export const words = {
  alerts,
  arrivals,
  auth,
  device,
  fast,
  funds,
  futures,
  home,
  kline,
  quotations,
  setting,
  shell,
  spot,
  symbols,
  welcome,
} as const;
