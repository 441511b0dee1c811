import type { Random } from '../../simulator/random.ts';
import type { Answer, Request } from '../program.ts';
import type { Schedule } from '../schedule.ts';
import { drawOf, type Drawn } from './intents.ts';
import { fundPasswd } from './money-out.ts';
import { upload } from './upload.ts';

/** One intent to move money, however often it is sent. */
export interface Intent extends Drawn {
  readonly key: string;
  sent: number;
  /** `unknown` until an answer has come: it may have an effect, then or later, or none. */
  outcome: 'unknown' | 'done' | 'refused';
  /** What an answer has said of it. */
  orderNos: readonly string[];
}

export interface Surroundings {
  readonly schedule: Schedule;
  readonly random: Random;
  /** @returns null where no answer comes in time */
  ask(request: Request): Promise<Answer | null>;
  priceOf(symbol: string): number;
  /** Nothing is traded whose end time alone decides. */
  readonly isQuiet: boolean;
}

interface Envelope {
  readonly code: number;
  readonly data: unknown;
}
export const dataOf = ({ body }: Answer): unknown => (JSON.parse(body.toString()) as Envelope).data;
export const isKnown = (answer: Answer | null): answer is Answer => answer !== null && answer.status < 500;
const password = 'secret-123';
const triesMost = 6;

/** Somebody who trades at random, and asks again with the same key where no answer came. */
export class Customer {
  readonly name: string;
  readonly intents: Intent[] = [];
  /** What was wrong with an answer by itself. */
  readonly faults: string[] = [];
  token = '';
  userId = '';
  private insisted = 0;
  protected readonly world: Surroundings;

  constructor(world: Surroundings, name: string) {
    this.world = world;
    this.name = name;
  }

  /** An account with money in the accounts that are used. */
  async signUp(usedTypes: readonly number[] = [2, 3]): Promise<void> {
    const own = { account: this.name, password };
    const made = await this.insist('/register', { type: 'account', ...own, confirmPassword: password, agree: true });
    const { token, userInfo } = made as { token: string; userInfo: { userId: string } };
    [this.token, this.userId] = [token, userInfo.userId];
    await this.insist('/account/testFunds', {});
    const secret = { password, newPassword: fundPasswd, confirmPassword: fundPasswd };
    await this.insist('/player/updateFundsPassword', secret);
    const cardNo = `079200010${this.name.replace(/\D/g, '').padStart(3, '0')}`;
    await this.insist('/playerInfo/junior', { cardType: 'idCard', name: 'Nguyen Thi Lan', cardNo });
    for (const toType of usedTypes)
      await this.insist('/account/executeUserCutTurn', { fromType: 1, toType, currencyCode: 'USDT', amount: '3000' });
  }

  /** Trades until a moment. */
  async live(until: number): Promise<void> {
    const { schedule, random } = this.world;
    while (schedule.awake < until) {
      const drawn = await drawOf(this, this.world);
      if (drawn !== null) await this.intend(drawn, random.chance(0.7) ? triesMost : 1);
      await schedule.sleep(random.whole(20, 1_500));
    }
  }

  /** @returns what an own call answers; null where it is not known */
  async read(path: string, body?: object): Promise<unknown> {
    const method = body === undefined ? 'GET' : 'POST';
    const answer = await this.world.ask({ method, path, token: this.token, body });
    return answer?.status === 200 ? dataOf(answer) : null;
  }

  /** @returns the id of a picture that was kept; null where nobody knows of one */
  async sendPicture(): Promise<string | null> {
    const answer = await this.world.ask({
      method: 'POST',
      path: '/common/file/upload',
      token: this.token,
      bytes: upload,
    });
    return answer?.status === 200 ? (dataOf(answer) as { id: string }).id : null;
  }

  /** Asks for something, again with the same key where no answer comes. */
  protected async intend(drawn: Drawn, tries = triesMost): Promise<Intent> {
    const { schedule, random } = this.world;
    const key = `${this.name}-${this.intents.length}`;
    const intent: Intent = { ...drawn, key, sent: 0, outcome: 'unknown', orderNos: [] };
    this.intents.push(intent);
    for (let tried = 0; tried < tries; tried += 1) {
      await this.send(intent);
      if (intent.outcome !== 'unknown') break;
      await schedule.sleep(random.whole(100, 3_000));
    }
    // An answer that was known is asked for again: nothing more may come of it.
    if (intent.outcome === 'done' && random.chance(0.1)) await this.send(intent);
    return intent;
  }

  private async send(intent: Intent): Promise<void> {
    const { path, body, key } = intent;
    intent.sent += 1;
    const answer = await this.world.ask({ method: 'POST', path, body, key, token: this.token });
    if (!isKnown(answer)) return;
    if (answer.status === 200) {
      intent.outcome = 'done';
      intent.orderNos = intent.numbersIn(dataOf(answer));
    } else if (intent.sent === 1) intent.outcome = 'refused';
    // What was sent before may still be on its way: what is refused now says nothing of it.
  }

  /** @throws when it is refused */
  private async insist(path: string, body: object): Promise<unknown> {
    const key = `${this.name}-at-first-${(this.insisted += 1)}`;
    for (;;) {
      const answer = await this.world.ask({ method: 'POST', path, body, key, token: this.token || undefined });
      if (answer?.status === 200) return dataOf(answer);
      if (isKnown(answer)) throw new Error(`${path}: ${answer.body.toString()}`);
      await this.world.schedule.sleep(200);
    }
  }
}
