import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { capture } from './child.mjs';
import { runtimeFolder } from './folders.mjs';
import { Problem } from './say.mjs';

const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|network/;
const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];

/**
 * Runs npm, the very one that started the launcher if there is one.
 * @param {string[]} args @param {string} purpose what fails if it fails: "install the packages"
 * @throws {Problem} that says why, in words
 */
export async function npm(args, purpose) {
  const all = [...args, ...quiet, ...cacheOption()];
  const script = process.env['npm_execpath'];
  const viaNode = script !== undefined && path.basename(script) === 'npm-cli.js' && existsSync(script);
  const { code, output } = viaNode
    ? await capture(process.execPath, [script, ...all])
    : await capture('npm', process.platform === 'win32' ? all.map((word) => `"${word}"`) : all, {
        shell: process.platform === 'win32',
      });
  if (code === 0) return;
  const cause = unreachable.exec(output)?.[0];
  const reason =
    cause === undefined
      ? `npm says:\n${output.trim().split('\n').slice(-12).join('\n')}`
      : `the npm registry can't be reached (${cause}). Is there a network?`;
  throw new Problem(`can't ${purpose}: ${reason}`);
}

/** npm's own cache, unless this user can't write there (a service user without a home). */
function cacheOption() {
  const home = process.env['HOME'] ?? process.env['USERPROFILE'] ?? '';
  const usual = process.env['npm_config_cache'] ?? path.join(home, '.npm');
  return isWritable(usual) ? [] : ['--cache', path.join(runtimeFolder, 'npm-cache')];
}

/** @param {string} folder @returns {boolean} also true for a folder that can be made */
function isWritable(folder) {
  if (!path.isAbsolute(folder)) return false;
  if (!existsSync(folder)) return path.dirname(folder) !== folder && isWritable(path.dirname(folder));
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
