import { createHash } from 'node:crypto';
import type { Checkpoint } from '../../packages/verifier/index.ts';
import { Random } from '../simulator/random.ts';
import type { StatementRunner } from '../../apps/server/db/embedded/run-statements.ts';
import { Cautious } from './people/cautious.ts';
import { Customer } from './people/customer.ts';
import { Hasty } from './people/hasty.ts';
import { Listener } from './people/listener.ts';
import { Operators } from './people/operators.ts';
import { Prices } from './prices.ts';
import { Program, type Answer, type Request } from './program.ts';
import type { Schedule } from './schedule.ts';
import { signedIn } from './checks/check-proofs.ts';
import { Storage } from './storage.ts';
import { makeTrouble, type Troubled } from './trouble.ts';

const patienceMs = 20_000;
/** A poll of the stream is answered with the next ping at the latest. */
const pollMs = 40_000;
const lookEveryMs = 100;
const listeners = 3;
const witnessEveryMs = 7_000;

/** One seed's world: the program, its database and market, customers and all that goes wrong. */
export class World implements Troubled {
  readonly schedule: Schedule;
  readonly random: Random;
  readonly storage: Storage;
  readonly prices: Prices;
  readonly customers: Customer[] = [];
  readonly operators: Operators;
  /** A device of each of the first customers, and a visitor's. */
  readonly devices: Listener[] = [];
  readonly visitor: Listener;
  /** Of the public log, as they were shown. */
  readonly checkpoints: Checkpoint[] = [];
  readonly faults: string[] = [];
  answersLost = 0;
  /** How often a process was started, and calls were answered. */
  starts = 0;
  answered = 0;
  private readonly isQuiet: boolean;
  /** Whose requests go to the process before the newest as well. */
  private astray: string | undefined;
  private readonly history = createHash('sha256');
  private readonly programs: Program[] = [];
  private readonly network: Random;

  constructor(schedule: Schedule, seed: number, runner: StatementRunner, isQuiet = false) {
    this.isQuiet = isQuiet;
    this.schedule = schedule;
    this.random = new Random(seed);
    this.network = new Random(seed + 2);
    this.storage = new Storage(schedule, new Random(seed + 1), runner);
    this.prices = new Prices(seed, schedule.now);
    this.visitor = new Listener(this.surroundings(0), () => '');
    this.operators = new Operators(this.surroundings(0), this.customers);
  }

  get program(): Program {
    const living = this.programs.findLast(({ state }) => state !== 'dead');
    return living ?? (this.programs.at(-1) as Program);
  }

  /** @param ms of trouble; after it everything is well again @param hasty so many of those who place by the dozen */
  async live(ms: number, hasty: number): Promise<void> {
    void this.keepRunning();
    await this.becomesReady();
    const people = [Customer, Customer, Customer, Customer, Customer, Cautious];
    const quiet = [Customer, Customer, Cautious, Cautious, Cautious];
    const kinds = [...(this.isQuiet ? quiet : people), ...Array<typeof Customer>(hasty).fill(Hasty)];
    for (const [i, Kind] of kinds.entries()) {
      const customer = new Kind(this.surroundings(i + 1), `customer${i + 1}`);
      await customer.signUp();
      this.customers.push(customer);
    }
    await this.operators.begin(this.storage.openFor({ state: 'running', held: [] }));
    void this.witness();
    this.listen();
    const end = this.schedule.awake + ms;
    await Promise.all([
      ...this.customers.map((one) => one.live(end)),
      this.operators.live(end),
      makeTrouble(this, end),
    ]);
    await this.becomesReady();
  }

  /** Nothing of it goes on; whoever keeps things running starts another. */
  freeze(program: Program): void {
    program.state = 'frozen';
  }

  /** The process that works dies, and another one goes on from what is stored. */
  async dieAndComeBack(): Promise<void> {
    this.program.kill();
    await this.becomesReady();
  }

  /** @returns null where no answer comes in time */
  ask(request: Request): Promise<Answer | null> {
    const { schedule, network } = this;
    return new Promise((resolve) => {
      const give = (answer: Answer | null): void => {
        this.note(request, answer);
        resolve(answer);
      };
      const patience = request.path.startsWith('/stream') ? pollMs : patienceMs;
      const end = schedule.after(patience, () => give(null));
      const isLost = network.chance(this.answersLost);
      schedule.after(network.whole(1, 40), () => {
        const program = this.whoHears(request);
        void (program?.ask(request) ?? Promise.resolve(null)).then((answer) => {
          if (!isLost) schedule.after(network.whole(1, 40), () => (end(), give(answer)));
        });
      });
    });
  }

  /** Of all that was asked and answered. */
  digest(): string {
    return this.history.copy().digest('hex');
  }

  leadAstray(): void {
    this.astray = this.random.pick(this.customers).token;
  }

  leadBack(): void {
    this.astray = undefined;
  }

  /** The newest that has a door; the one before it for half of what is led astray. */
  private whoHears({ token }: Request): Program | undefined {
    const open = this.programs.filter((one) => one.state !== 'dead' && one.hasDoor);
    const isAstray = open.length > 1 && token !== undefined && token === this.astray && this.network.chance(0.5);
    return isAstray ? open.at(-2) : open.at(-1);
  }

  private note({ path, key }: Request, answer: Answer | null): void {
    // The signatures under a checkpoint are drawn by the library of cryptography itself.
    const body = path === '/log/checkpoint' ? answer?.body.toString().split('\n\n')[0] : answer?.body;
    this.history.update(`${this.schedule.now} ${path} ${key} ${answer?.status}\n`).update(body ?? '');
    if (answer !== null && answer.status < 500) this.answered += 1;
  }

  private surroundings(i: number) {
    const { schedule, isQuiet } = this;
    return {
      schedule,
      isQuiet,
      random: new Random(this.random.whole(0, 1_000_000) + i),
      ask: (request: Request) => this.ask(request),
      priceOf: (symbol: string) => Number(this.prices.at(symbol as 'BTCUSDT', schedule.now)),
    };
  }

  private listen(): void {
    for (const customer of this.customers.slice(0, listeners))
      this.devices.push(new Listener(this.surroundings(0), () => customer.token));
    for (const device of [...this.devices, this.visitor]) void device.listen();
  }

  private async keepRunning(): Promise<void> {
    for (;;) {
      if (!this.programs.some((one) => one.answers)) await this.boot();
      await this.schedule.sleep(lookEveryMs);
    }
  }

  private async boot(): Promise<void> {
    const program = new Program(this.schedule);
    this.programs.push(program);
    this.starts += 1;
    try {
      await program.start(this.storage.openFor(program), this.prices);
    } catch {
      // Whatever kept it from starting: it ends, and is started again.
      program.kill();
    }
    await this.schedule.sleep(this.network.whole(200, 1_500));
  }

  private async becomesReady(): Promise<void> {
    const end = this.schedule.awake + 60_000;
    while (this.schedule.awake < end) {
      const answer = await this.ask({ method: 'GET', path: '/ready' });
      if (answer?.status === 200) return;
      await this.schedule.sleep(250);
    }
    this.faults.push('a minute after the last fault it is not ready');
  }

  private async witness(): Promise<void> {
    for (;;) {
      const answer = await this.ask({ method: 'GET', path: '/log/checkpoint' });
      const signed = answer?.status === 200 ? signedIn(answer) : null;
      if (signed !== null) this.checkpoints.push(signed);
      await this.schedule.sleep(witnessEveryMs);
    }
  }
}
