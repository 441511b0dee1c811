import { createOperator } from '../../../apps/server/operators/create-operator.ts';
import { totpCode, totpStep } from '../../../apps/server/proofs/totp.ts';
import type { OperatorRole } from '../../../packages/api-contract/call.ts';
import type { Database } from '../../../apps/server/db/database.ts';
import { base32nopad } from '@scure/base';
import type { Answer } from '../program.ts';
import { dataOf, type Customer, type Surroundings } from './customer.ts';

type Row = Readonly<Record<string, unknown>>;
const ownPassword = 'a long enough secret';
const reason = 'seen on the statement';
const codeAgainMs = 31_000;

/** What two have been asked to add to somebody's money; its amount is nobody else's. */
export interface Adjustment {
  readonly customer: Customer;
  readonly amount: string;
  /** What has been acknowledged of it. */
  decision: 'open' | 'approved' | 'refused';
}

interface AnswerData {
  readonly data: unknown;
}
const textIn = (answer: AnswerData | null, name: string): string =>
  (answer?.data as Readonly<Record<string, string>> | undefined)?.[name] ?? '';

/** Somebody at the console. */
class Operator {
  private readonly world: Surroundings;
  private readonly name: string;
  private secret: Uint8Array = new Uint8Array();
  private token = '';

  constructor(world: Surroundings, name: string) {
    this.world = world;
    this.name = name;
  }

  /** Made by the command, with an own password and an authenticator. */
  async begin(db: Database, role: OperatorRole): Promise<void> {
    const oldPassword = (await createOperator(db, this.name, role, this.world.schedule.now)) ?? '';
    const login = await this.ask('/operator/login', { name: this.name, password: oldPassword });
    this.token = textIn(login, 'token');
    const passwords = { oldPassword, newPassword: ownPassword, confirmPassword: ownPassword };
    await this.ask('/operator/changePassword', passwords);
    const enrolled = await this.ask('/operator/enrolTotp', {});
    this.secret = base32nopad.decode(textIn(enrolled, 'secret'));
    await this.ask('/operator/confirmTotp', { code: this.code() });
  }

  /** @returns what was answered; null when it was refused, or nobody knows */
  async ask(path: string, body?: object): Promise<AnswerData | null> {
    const answer = await this.send(path, body);
    if (answer?.status === 401 && this.secret.length > 0) await this.signInAgain();
    return answer?.status === 200 ? { data: dataOf(answer) } : null;
  }

  async list(path: string): Promise<readonly Row[]> {
    const page = (await this.ask(`${path}?status=open&page=1&limit=50`))?.data as { list: readonly Row[] } | undefined;
    return page?.list ?? [];
  }

  private send(path: string, body?: object): Promise<Answer | null> {
    const method = body === undefined ? 'GET' : 'POST';
    return this.world.ask({ method, path, body, operator: this.token || undefined });
  }

  private code(): string {
    return totpCode(this.secret, totpStep(this.world.schedule.now));
  }

  private async signInAgain(): Promise<void> {
    // Each code counts once.
    await this.world.schedule.sleep(codeAgainMs);
    const answer = await this.send('/operator/login', { name: this.name, password: ownPassword, code: this.code() });
    if (answer?.status === 200) this.token = textIn({ data: dataOf(answer) }, 'token');
  }
}

/** Two who decide about money, and one who looks at papers; all at random. */
export class Operators {
  readonly adjustments: Adjustment[] = [];
  /** By its number how a withdrawal has ended, as was acknowledged. */
  readonly ended = new Map<string, 'success' | 'rejected'>();
  readonly certified = new Set<string>();
  private readonly world: Surroundings;
  private readonly customers: readonly Customer[];
  private readonly two: readonly [Operator, Operator];
  private readonly third: Operator;
  private readonly asked = new Map<string, Adjustment>();
  private txids = 0;

  constructor(world: Surroundings, customers: readonly Customer[]) {
    this.world = world;
    this.customers = customers;
    this.two = [new Operator(world, 'anna'), new Operator(world, 'bert')];
    this.third = new Operator(world, 'rita');
  }

  async begin(db: Database): Promise<void> {
    for (const one of this.two) await one.begin(db, 'finance');
    await this.third.begin(db, 'risk');
  }

  /** Works until a moment. */
  async live(until: number): Promise<void> {
    const { schedule, random } = this.world;
    const work = [() => this.propose(), () => this.decide(), () => this.pay(), () => this.certify()];
    while (schedule.awake < until) {
      await random.pick(work)();
      await schedule.sleep(random.whole(100, 1_500));
    }
  }

  private async propose(): Promise<void> {
    const { random } = this.world;
    const [maker, kind] = [random.pick(this.two), random.pick(['credit', 'pay', 'adjust'] as const)];
    if (kind === 'adjust') return this.proposeMore(maker);
    const list = kind === 'credit' ? '/operator/deposits' : '/operator/withdrawals';
    const waiting = (await maker.list(list)).filter(({ status }) => status === 'requested');
    if (waiting.length === 0) return;
    const { orderNo } = random.pick(waiting);
    const proposal =
      kind === 'credit'
        ? { kind: 'deposit-credit', orderNo, txid: (this.txids += 1).toString(16).padStart(64, 'd'), reason }
        : { kind: 'withdrawal-approve', orderNo, reason };
    await maker.ask('/operator/proposals/make', { proposal });
  }

  private async proposeMore(maker: Operator): Promise<void> {
    const amount = (1 + this.adjustments.length / 100).toFixed(2);
    const customer = this.world.random.pick(this.customers);
    const adjustment: Adjustment = { customer, amount, decision: 'open' };
    this.adjustments.push(adjustment);
    const of = { userId: customer.userId, accountType: 1, currencyCode: 'USDT', direction: 'credit', amount };
    const made = await maker.ask('/operator/proposals/make', {
      proposal: { kind: 'balance-adjustment', ...of, reason },
    });
    if (made !== null) this.asked.set(textIn(made, 'id'), adjustment);
  }

  /** What one has proposed the other approves, or refuses now and then. */
  private async decide(): Promise<void> {
    const { random } = this.world;
    const checker = random.pick(this.two);
    const open = (await checker.list('/operator/proposals')).filter(({ mayDecide }) => mayDecide === true);
    if (open.length === 0) return;
    const id = String(random.pick(open)['id']);
    const decision = random.chance(0.85) ? 'approved' : 'refused';
    const answer =
      decision === 'approved'
        ? await checker.ask('/operator/proposals/approve', { id })
        : await checker.ask('/operator/proposals/refuse', { id, reason });
    const adjustment = this.asked.get(id);
    if (answer !== null && adjustment !== undefined) adjustment.decision = decision;
  }

  /** Pays what was approved, says so, or refuses what waits. */
  private async pay(): Promise<void> {
    const { random } = this.world;
    const [first, second] = this.two;
    const [one, other] = random.chance(0.5) ? [first, second] : [second, first];
    const all = await one.list('/operator/withdrawals');
    if (all.length === 0) return;
    const { orderNo, status, txid } = random.pick(all);
    if (status === 'requested' && random.chance(0.3)) {
      const refused = await one.ask('/operator/withdrawals/refuse', { orderNo, reason });
      if (refused !== null) this.ended.set(String(orderNo), 'rejected');
    }
    if (status === 'approved') {
      const paidBy = (this.txids += 1).toString(16).padStart(64, '0');
      await one.ask('/operator/withdrawals/sent', { orderNo, txid: paidBy });
    }
    if (status === 'sending') {
      const confirmed = await other.ask('/operator/withdrawals/confirmed', { orderNo, txid, reason });
      if (confirmed !== null) this.ended.set(String(orderNo), 'success');
    }
  }

  private async certify(): Promise<void> {
    const waiting = await this.third.list('/operator/verifications');
    if (waiting.length === 0) return;
    const { id, userId } = this.world.random.pick(waiting);
    const answer = await this.third.ask('/operator/verifications/decide', { id, accept: true });
    if (answer !== null) this.certified.add(String(userId));
  }
}
