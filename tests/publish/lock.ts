import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

type Names = Readonly<Record<string, string>>;

/** What a package wants beside it. */
interface Asking {
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/** What is read of a package in package-lock.json; the rest is copied. */
interface Locked extends Asking {
  /** Its own name, where it is installed under another. */
  readonly name?: string;
  readonly version: string;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/** A package that comes as a file, and the workspace whose dependencies it uses. */
export interface Packed {
  readonly name: string;
  readonly file: string;
  readonly workspace: string;
  readonly manifest: Asking;
}

/** An app's package.json, as far as its lock file repeats it. */
export interface App {
  readonly dependencies: Names;
}

/**
 * The lock file of an app that installs packed packages: everything else has the version, and the checksum, of the
 * workspace's own lock file. So no version is chosen by the day, and what is in npm's cache is enough.
 */
export function lockOf(root: string, app: App, packed: readonly Packed[]) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const taken: Record<string, unknown> = { '': app };

  /** Where a package's dependency is: in its own folder, or in one above. */
  function find(from: string, name: string): string | null {
    for (let folder = from; ; folder = posix.dirname(folder)) {
      const place = posix.join(folder, 'node_modules', name);
      if (place in packages) return place;
      if (folder === '.') return null;
    }
  }

  function take(from: string, asking: Asking, home = from): void {
    for (const name of asked(asking)) {
      const place = packed.some((one) => one.name === name) ? null : find(from, name);
      const found = place === null ? undefined : packages[place];
      if (place === null || found === undefined) continue;
      const newPlace = place.startsWith(`${from}/`) ? home + place.slice(from.length) : place;
      if (newPlace in taken) continue;
      taken[newPlace] = entryOf(found.name ?? name, found);
      take(place, found, newPlace);
    }
  }

  for (const { name, file, workspace, manifest } of packed) {
    taken[`node_modules/${name}`] = { ...manifest, resolved: `file:${file}` };
    take(workspace, manifest, `node_modules/${name}`);
  }
  take('.', app);
  return { name: 'app', lockfileVersion: 3, requires: true, packages: taken };
}

function asked(asking: Asking): string[] {
  const peers = Object.keys(asking.peerDependencies ?? {}).filter(
    (name) => asking.peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [
    ...Object.keys(asking.dependencies ?? {}),
    ...Object.keys(asking.optionalDependencies ?? {}),
    ...peers,
  ];
}

/** As an app has it, for which nothing of it is for development alone. */
function entryOf(name: string, locked: Locked): object {
  const file = `${posix.basename(name)}-${locked.version}.tgz`;
  return {
    ...locked,
    resolved: `https://registry.npmjs.org/${name}/-/${file}`,
    dev: false,
    devOptional: false,
    optional: locked.optional === true || locked.devOptional === true,
  };
}
