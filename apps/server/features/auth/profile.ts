import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { isCurrency } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import type { Auth } from './auth.ts';
import { presentUser, userById } from './users.ts';

export const getInfo = async (
  auth: Auth,
  { user }: CallRequest<'GET /player/getInfo'>,
): Promise<Outcome<CallAnswer<'GET /player/getInfo'>>> =>
  ok(presentUser(await userById(auth.db, user.userId), auth.clock.now()));

/** Changes what is given; the nickname goes by either of its two spellings. */
export async function updateInfo(
  auth: Auth,
  { body }: CallParsed<'POST /player/updateInfo'>,
  { user }: CallRequest<'POST /player/updateInfo'>,
): Promise<Outcome<CallAnswer<'POST /player/updateInfo'>>> {
  const nickName = body.nickName ?? body.nickname;
  const { currentCurrency } = body;
  if (nickName === undefined && currentCurrency === undefined) return refused('field-required', { field: 'nickName' });
  if (nickName !== undefined && /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(nickName))
    return refused('field-invalid', { field: 'nickName' });
  if (currentCurrency !== undefined && !isCurrency(currentCurrency))
    return refused('currency-unknown', { field: 'currentCurrency' });
  await auth.db.query(
    `update customer set nick_name = coalesce($2, nick_name), current_currency = coalesce($3, current_currency)
      where id = $1`,
    [user.userId, nickName ?? null, currentCurrency ?? null],
  );
  return ok(presentUser(await userById(auth.db, user.userId), auth.clock.now()));
}
