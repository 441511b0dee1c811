import type { Random } from '../simulator/random.ts';
import type { Prices } from './prices.ts';
import type { Program } from './program.ts';
import type { Schedule } from './schedule.ts';
import { storageFaults, type Storage } from './storage.ts';

export interface Troubled {
  readonly schedule: Schedule;
  readonly random: Random;
  readonly storage: Storage;
  readonly prices: Prices;
  /** What a share of answers is lost on their way. */
  answersLost: number;
  /** Half of the requests of one of the customers go to the process before the newest, where both have a door. */
  leadAstray(): void;
  /** All go to the newest. */
  leadBack(): void;
  /** The process that answers, or is about to. */
  readonly program: Program;
  /** Nothing of it goes on until it is thawed; another takes its place. */
  freeze(program: Program): void;
}
const hourMs = 3_600_000;
const deposedWithinMs = 15_000;
type Trouble = (world: Troubled) => Promise<void>;

/** So long after which it is over. */
const lasting = ({ schedule, random }: Troubled, mostMs: number): Promise<void> =>
  schedule.sleep(random.whole(200, mostMs));

const troubleStorage: Trouble = async (world) => {
  const { random, storage } = world;
  storage.fault = { kind: random.pick(storageFaults), share: random.pick([0.05, 0.3, 1]) };
  await lasting(world, 8_000);
  storage.fault = null;
};

const kill: Trouble = async (world) => {
  world.program.kill();
  // Those that come after it die on their way up, now and then.
  while (world.random.chance(0.3)) {
    await lasting(world, 2_500);
    world.program.kill();
  }
};

const stop: Trouble = ({ program }) => program.stop();

const freeze: Trouble = async (world) => {
  const { program, schedule, random } = world;
  if (!program.answers) return;
  world.freeze(program);
  await schedule.sleep(random.whole(100, 20_000));
  if (program.state === 'frozen') schedule.thaw(program);
};

/** Another has become the writer while one stood still, cut off from the venues; then it goes on, and is asked. */
const depose: Trouble = async (world) => {
  const { program, schedule, random, storage } = world;
  if (!program.answers) return;
  program.isCutOff = true;
  world.freeze(program);
  const end = schedule.now + deposedWithinMs;
  while (schedule.now < end && !storage.isDeposed(program)) await schedule.sleep(50);
  // Without a price it has nothing to record by itself, which would show it that it is not the writer any more.
  await schedule.sleep(random.whole(2_500, 4_500));
  world.leadAstray();
  if (program.state === 'frozen') schedule.thaw(program);
  await lasting(world, 6_000);
  world.leadBack();
  program.isCutOff = false;
};

/** Dies as it goes on after waiting for something, whatever that is. */
const dieAnywhere: Trouble = ({ program, schedule, random }) => {
  schedule.doom(program, random.whole(1, 400), () => program.kill());
  return Promise.resolve();
};

/** Dies with a transaction on its way, or done without its knowing. */
const dieAtCommit: Trouble = ({ program, storage, random }) => {
  storage.fatal = { process: program, when: random.pick(['before', 'after']), die: () => program.kill() };
  return Promise.resolve();
};

/** The whole world is put to sleep for hours, and wakes up late. */
const oversleep: Trouble = ({ schedule, random }) => {
  schedule.oversleep(random.whole(1, 30) * hourMs);
  return Promise.resolve();
};

const troublePrices: Trouble = async (world) => {
  world.prices.trouble = world.random.pick(['dropped', 'doubled', 'silent']);
  await lasting(world, 15_000);
  world.prices.trouble = null;
};

const troubleNetwork: Trouble = async (world) => {
  world.answersLost = world.random.pick([0.1, 0.5]);
  await lasting(world, 10_000);
  world.answersLost = 0;
};

const troubles: readonly Trouble[] = [
  troubleStorage,
  troubleStorage,
  troubleStorage,
  kill,
  dieAnywhere,
  dieAtCommit,
  stop,
  freeze,
  depose,
  depose,
  oversleep,
  troublePrices,
  troubleNetwork,
];

/** One trouble after the other until a moment of the time that is lived through, two at a time now and then. */
export async function makeTrouble(world: Troubled, until: number): Promise<void> {
  const { schedule, random } = world;
  while (schedule.awake < until) {
    await schedule.sleep(random.whole(500, 9_000));
    const first = random.pick(troubles)(world);
    if (random.chance(0.25)) await random.pick(troubles)(world);
    await first;
  }
}
