#!/usr/bin/env node
// Plain JavaScript for Node 20 and newer, without dependencies: it must run before anything is installed.
import process from 'node:process';
import {
  backup,
  bench,
  build,
  check,
  cluster,
  dev,
  format,
  fuzz,
  mcp,
  measure,
  migrate,
  mutation,
  operator,
  pictures,
  restore,
  start,
  test,
  verify,
  witness,
  world,
} from './commands.mjs';
import { Problem, say } from './say.mjs';

/** @type {Record<string, (args: string[]) => Promise<number>>} */
const commands = {
  start,
  build,
  dev,
  test,
  check,
  format,
  fuzz,
  measure,
  mcp,
  mutation,
  bench,
  operator,
  cluster,
  migrate,
  backup,
  restore,
  pictures,
  verify,
  witness,
  world,
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) {
  const usage = Object.keys(commands).map((one) => (['start', 'test'].includes(one) ? `npm ${one}` : `npm run ${one}`));
  say(`usage: ${usage.join(' | ')} (not "${name}")`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await command(args);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}
