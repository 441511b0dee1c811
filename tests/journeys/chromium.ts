import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import bundled, { inflate } from '@sparticuz/chromium';

/** How to start a Chromium: its program and what it needs in its environment. */
export interface Chromium {
  executablePath: string;
  env: Record<string, string>;
}

const runtimeFolder = path.join(import.meta.dirname, '../../.runtime');
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/**
 * The Chromium for the journeys: `CHROMIUM_PATH`, else one installed on the machine, else the one that comes with the
 * packages.
 * @throws if the machine has none and the packaged one doesn't run on it
 */
export async function findChromium(): Promise<Chromium> {
  const own = process.env['CHROMIUM_PATH'];
  if (own !== undefined && own !== '') {
    if (!existsSync(own)) throw new Error(`CHROMIUM_PATH names no file: ${own}`);
    return { executablePath: own, env: {} };
  }
  const found = installed.find((file) => existsSync(file));
  if (found !== undefined) return { executablePath: found, env: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium or Google Chrome found. Install one, or set CHROMIUM_PATH to its program.');
  }
  const folder = await unpack();
  return { executablePath: path.join(folder, 'chromium'), env: environmentOf(folder) };
}

/**
 * Unpacks once per version, into the project: the packages' own place in the system's temporary folder belongs to
 * whoever came first.
 */
async function unpack(): Promise<string> {
  const folder = path.join(runtimeFolder, `chromium-${versionOfPackage()}`);
  if (existsSync(folder)) return folder;
  const work = `${folder}.${process.pid}`;
  mkdirSync(work, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = work;
  try {
    await bundled.executablePath();
    await inflate(path.join(packageFolder(), 'bin/al2023.tar.br'));
    chmodSync(path.join(work, 'chromium'), 0o755);
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  try {
    renameSync(work, folder);
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    // Another run was quicker: its folder is as good.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** The packaged libraries and fonts stand in only where the machine has none of its own. */
function environmentOf(folder: string): Record<string, string> {
  const env: Record<string, string> = {};
  const linked = execFileSync('ldd', [path.join(folder, 'chromium')], { encoding: 'utf8' });
  if (linked.includes('not found')) {
    const libraries = path.join(folder, 'al2023/lib');
    const others = process.env['LD_LIBRARY_PATH'];
    env['LD_LIBRARY_PATH'] = others === undefined || others === '' ? libraries : `${libraries}:${others}`;
  }
  if (!existsSync('/etc/fonts/fonts.conf')) env['FONTCONFIG_PATH'] = path.join(folder, 'fonts');
  return env;
}

function packageFolder(): string {
  return path.resolve(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
}

function versionOfPackage(): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(packageFolder(), 'package.json'), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown';
}
