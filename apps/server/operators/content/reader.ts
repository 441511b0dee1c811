import type { Language } from '@candor/api-contract/languages.ts';
import { asksWho, type CustomerLevel } from '@candor/core/content/showing.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { ContentTexts } from '../content-texts.ts';
import type { ShownFamily } from './showings.ts';
import type { View } from './shown-texts.ts';

export interface ReaderParts {
  readonly db: Pick<Database, 'query'>;
  readonly clock: Clock;
  readonly texts: Pick<ContentTexts, 'showings'>;
}

const certified = (level: string): string =>
  `exists (select 1 from verification v where v.user_id = c.id and v.level = '${level}' and v.status = 'certified')`;

/** Country and level of a customer; of what is live, mostly nothing asks for them, and then nobody is looked up. */
export async function viewOf(
  { db, clock, texts }: ReaderParts,
  family: ShownFamily,
  { language, user }: { readonly language: Language; readonly user?: { readonly userId: string } | undefined },
): Promise<View> {
  const now = clock.now();
  const nobody = { language, country: null, level: null, now };
  if (user === undefined || !texts.showings.list(family).some(asksWho)) return nobody;
  const [row] = await db.query<{ country: string | null; level: CustomerLevel }>(
    `select c.country, case when ${certified('advanced')} then 'advanced' when ${certified('primary')} then 'primary'
      else 'none' end as level from customer c where c.id = $1`,
    [user.userId],
  );
  return row === undefined ? nobody : { language, ...row, now };
}
