import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = fileURLToPath(new URL('..', import.meta.url));
const HEAD = `What the page carries that is not ours, each with its licence.
Kutter itself is under the MIT licence.
`;
const RULE = `\n\n${'-'.repeat(72)}\n\n`;

interface Package {
  name: string;
  version: string;
  license: string;
  author?: string | { name: string };
}

/** Writes licences.txt: whose code and faces the page really carries, and under which licence. */
export function licences(): Plugin {
  return {
    name: 'kutter-licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const carried = Object.values(bundle).flatMap((each) =>
        each.type === 'chunk'
          ? each.moduleIds
          : each.originalFileNames.map((file) => resolve(here, file)),
      );
      const folders = new Set(carried.flatMap(packageOf));
      const source = [HEAD, ...[...folders].sort().map(tell)].join(RULE) + '\n';
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

/** The folder of the package that a module belongs to; none for our own. */
function packageOf(module: string): string[] {
  // Vite adds a few lines of its own.
  if (module.startsWith('\0vite/')) return [`${here}node_modules/vite`];
  const found = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module);
  return found ? [found[1]!] : [];
}

function tell(folder: string): string {
  const about = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Package;
  const author = typeof about.author === 'object' ? about.author.name : about.author;
  const by = author ? `, by ${author}` : '';
  return [`${about.name} ${about.version}${by}: ${about.license}`, ...texts(folder, about)].join(
    '\n\n',
  );
}

/** The licence's text, from our own folder where a package leaves it out. */
function texts(folder: string, about: Package): string[] {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)/i.test(file));
  const paths = files.map((file) => `${folder}/${file}`);
  if (!paths.length) paths.push(`${here}licences/${about.license}.txt`);
  return paths.map((path) => withoutOthers(readFileSync(path, 'utf8')).trim());
}

/** Vite's own licence is followed by those of what Vite carries, which does not reach the page. */
function withoutOthers(text: string): string {
  return text.split(/^# Licenses of bundled/m)[0]!;
}
