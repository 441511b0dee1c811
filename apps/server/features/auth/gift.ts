import type { AuthServices } from './auth.ts';

type GiftServices = Pick<AuthServices, 'db' | 'engine' | 'clock' | 'log'>;

/** Gives the sign-up gift. The engine gives it once; what fails here is made up for by {@link giveMissingGifts}. */
export async function giveGift({ db, engine, clock, log }: GiftServices, userId: string): Promise<void> {
  try {
    const given = await engine.submit({ kind: 'sign-up-gift', userId });
    if (!given.ok && given.refusal !== 'gift-taken') log.warn({ userId, refusal: given.refusal }, 'the sign-up gift was refused');
    else await db.query('update customer set gift_at = $2 where id = $1 and gift_at is null', [userId, clock.now()]);
  } catch (error) {
    log.error({ err: error, userId }, 'the sign-up gift failed');
  }
}

/** For those who signed up just before the program stopped. */
export async function giveMissingGifts(services: GiftServices): Promise<void> {
  const users = await services.db.query<{ id: string }>('select id from customer where gift_at is null order by created_at');
  for (const { id } of users) await giveGift(services, id);
}
