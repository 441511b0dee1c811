import { z } from 'zod';
import { isHostAndPort, isNetwork } from '../networks.ts';

export const port = z.coerce.number().int().min(0).max(65_535);
/** How often something may happen; a limit is never lifted by a number. */
export const events = z.coerce.number().int().min(1).max(1_000_000);
/** For how long something is kept. */
export const days = (least: number, most: number, preset: number) =>
  z.coerce.number().int().min(least).max(most).default(preset);
export const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
export const hosts = list
  .default([])
  .refine((all) => all.every(isHostAndPort), 'must be host:port, with commas between');
export const networks = list
  .default([])
  .refine((all) => all.every(isNetwork), 'must be addresses or networks such as 10.0.0.0/8');
export const httpUrl = z.url({ protocol: /^https?$/ });
export const wsUrl = z.url({ protocol: /^wss?$/ });
/** `name=https://rest.example|wss://streams.example` */
export const marketSource = /^[a-z0-9-]{1,20}=https?:\/\/[^|,\s]+\|wss?:\/\/[^|,\s]+$/;

export const organisation = /^[a-z0-9][a-z0-9-]{0,31}$/;
/** `code=http://host:port` */
export const shardForm = /^[a-z0-9][a-z0-9-]{0,31}=https?:\/\/[^/\s,=]+$/;

/** `name=https://line.example`; the name may be left out */
export const networkLine = /^([^=]*=)?https?:\/\/[^\s=;]+$/;
