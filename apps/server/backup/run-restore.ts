import process from 'node:process';
import { runCommand } from '../running/command-line.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { restoreBackup } from './restore-backup.ts';

/** Puts a backup back from the command line, into the empty place that the settings name. */
async function main([from]: readonly string[]): Promise<string> {
  if (from === undefined) throw new SettingsError('usage: npm run restore -- <folder of a backup>');
  const mark = await restoreBackup(readSettings(process.env), from);
  const [begin, end] = [mark.from, mark.to].map((time) => new Date(time).toISOString());
  return [
    `restored: the books add up, and the data end at ${begin}`,
    `What was done from then until ${end} is missing; GET /fair/restores and the console say so.`,
    'All sessions have ended. Before a withdrawal is paid, look whether it was paid in that time.',
  ].join('\n');
}

await runCommand(main);
