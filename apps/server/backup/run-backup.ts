import process from 'node:process';
import { runCommand } from '../running/command-line.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { makeBackup } from './make-backup.ts';

/** Makes a backup from the command line, of what the settings name. */
async function main([to]: readonly string[]): Promise<string> {
  if (to === undefined) throw new SettingsError('usage: npm run backup -- <new folder>');
  const settings = readSettings(process.env);
  const { reach, pictures } = await makeBackup(settings, to);
  return [
    `backup in ${to}: all that was acknowledged until ${new Date(reach.time).toISOString()}`,
    settings.FILES_S3_URL === undefined
      ? 'Pictures are in it.'
      : `Pictures are not in it: they stay in the bucket ${pictures}.`,
    settings.SECRETS_KEY === undefined
      ? 'The key of what is sealed is in it: keep it where nobody else can read it.'
      : 'SECRETS_KEY is not in it: keep that somewhere else, nothing sealed is read without it.',
  ].join('\n');
}

await runCommand(main);
