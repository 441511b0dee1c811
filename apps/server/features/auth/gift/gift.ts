import { keepDoing, type Every } from '../../../market/timing.ts';
import type { AuthServices } from '../auth.ts';

type GiftServices = Pick<AuthServices, 'db' | 'engine' | 'clock' | 'log' | 'rules' | 'operatorSettings'>;

/**
 * Gives the sign-up gift where it is offered to this customer: with real money only after certification, which one
 * document
 * carries once. The engine gives it once; what fails here is made up for by {@link giveMissingGifts}.
 */
export async function giveGift(
  { db, engine, clock, log, operatorSettings }: GiftServices,
  userId: string,
): Promise<void> {
  try {
    if (!(await operatorSettings.countries.allowed(userId, 'bonus'))) return;
    const given = await engine.submit({ kind: 'sign-up-gift', userId });
    // It would be looked for each minute of a year or five.
    if (!given.ok && given.refusal === 'self-excluded') return;
    if (!given.ok && given.refusal !== 'gift-taken')
      log.warn({ userId, refusal: given.refusal }, 'the sign-up gift was refused');
    else await db.query('update customer set gift_at = $2 where id = $1 and gift_at is null', [userId, clock.now()]);
  } catch (error) {
    log.error({ err: error, userId }, 'the sign-up gift failed');
  }
}

/** For those who signed up just before the program stopped and, with real money, for those who are certified since. */
export async function giveMissingGifts(services: GiftServices): Promise<void> {
  const { db, rules, operatorSettings } = services;
  const offered = operatorSettings.countries.offering('bonus');
  const users =
    rules.mode === 'paper'
      ? await db.query<{ id: string }>('select id from customer where gift_at is null order by created_at')
      : await db.query<{ id: string }>(
          `select c.id from customer c
            join verification v on v.user_id = c.id and v.level = 'primary' and v.status = 'certified'
        where c.gift_at is null and c.country = any($1::text[]) order by c.created_at`,
          [offered],
        );
  for (const { id } of users) await giveGift(services, id);
}

const lookEveryMs = 60_000;

/**
 * With real money the gift comes after certification: looks for those who may have it. @returns a stop, which waits for
 * what is under way
 */
export function keepGivingGifts(services: GiftServices, every: Every): () => Promise<void> {
  if (services.rules.mode === 'paper') return () => Promise.resolve();
  return keepDoing(
    every,
    lookEveryMs,
    () => giveMissingGifts(services),
    (error) => services.log.warn({ err: error }, 'gifts wait'),
  ).stop;
}
