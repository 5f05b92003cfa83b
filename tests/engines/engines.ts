import { globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { openFirefox } from './firefox.ts';
import type { Phone } from './phone.ts';
import { openWebKit } from './webkit.ts';

/** A program that an engine needs, and its Debian package. */
interface Program {
  readonly name: string;
  /** Glob patterns of the program's path; names without a folder are looked up on the PATH. */
  readonly at: readonly string[];
  readonly inPackage: string;
}

export interface Engine {
  readonly key: string;
  readonly title: string;
  readonly programs: readonly Program[];
  /** Opens the engine; `paths` are in the order of `programs`. */
  readonly open: (paths: readonly string[]) => Promise<Phone>;
}

export const engines: readonly Engine[] = [
  {
    key: 'firefox',
    title: 'Firefox',
    programs: [{ name: 'Firefox', at: ['firefox-esr', 'firefox'], inPackage: 'firefox-esr' }],
    open: ([program = '']) => openFirefox(program),
  },
  {
    key: 'webkit',
    title: 'WebKitGTK',
    programs: [
      { name: 'WebKitWebDriver', at: ['WebKitWebDriver'], inPackage: 'webkit2gtk-driver' },
      {
        name: 'MiniBrowser',
        at: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'],
        inPackage: 'webkit2gtk-driver',
      },
      { name: 'Xvfb', at: ['Xvfb'], inPackage: 'xvfb' },
    ],
    open: ([driver = '', browser = '', screen = '']) => openWebKit({ driver, browser, screen }),
  },
];

/** Either a function that opens the engine, or a sentence that names the missing programs. */
export type EngineLookup = { readonly open: () => Promise<Phone> } | { readonly missing: string };

export function findEngine(engine: Engine, path = process.env['PATH'] ?? ''): EngineLookup {
  const folders = path.split(delimiter);
  const found = engine.programs.map(({ at }) => globSync(at.flatMap(placesIn(folders))).at(0));
  const lacking = engine.programs.filter((_, index) => found[index] === undefined);
  if (lacking.length === 0) {
    return { open: () => engine.open(found.filter((place) => place !== undefined)) };
  }
  const names = lacking.map(({ name }) => name).join(', ');
  const packages = [...new Set(lacking.map(({ inPackage }) => inPackage))].join(' ');
  return {
    missing:
      `${engine.title} is not installed (missing: ${names}). ` +
      `Debian: apt-get install --no-install-recommends ${packages}`,
  };
}

const placesIn = (folders: readonly string[]) => (at: string) =>
  at.startsWith('/') ? [at] : folders.map((folder) => join(folder, at));
