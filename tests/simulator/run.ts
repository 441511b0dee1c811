import { simulate } from './simulate.ts';

/** By hand: `node tests/simulator/run.ts [commands] [first seed]`, 100,000 commands a seed. */
const [commands = 1_000_000, firstSeed = Date.now() % 1_000_000_000] = process.argv.slice(2).map(Number);
const perSeed = Math.min(commands, 100_000);
const started = performance.now();
for (let done = 0, seed = firstSeed; done < commands; done += perSeed, seed += 1) {
  const report = simulate(seed, perSeed);
  console.log(
    `seed ${seed}: ${report.commands} commands, ${report.restarts} restarts, settled ${JSON.stringify(report.settled)}`,
  );
}
console.log(`${commands} commands in ${((performance.now() - started) / 1000).toFixed(1)} s, nothing broken`);
