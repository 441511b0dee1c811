import process from 'node:process';
import { explainFault } from './explain-fault.ts';

/** Runs a command from the command line and prints what it answers; what it can't do is said, and ends with 1. */
export async function runCommand(main: (args: readonly string[]) => Promise<string>): Promise<void> {
  // What it writes is for nobody else.
  process.umask(0o077);
  try {
    console.log(await main(process.argv.slice(2)));
  } catch (error) {
    console.error(explainFault(error));
    process.exit(1);
  }
}
