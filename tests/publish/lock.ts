import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

type Names = Readonly<Record<string, string>>;

/** Dependencies of a package. */
interface Asking {
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/** An entry of package-lock.json. */
interface Locked extends Asking {
  /** Real name of an alias. */
  readonly name?: string;
  readonly version: string;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/** A packed package and its workspace. */
export interface Packed {
  readonly name: string;
  readonly file: string;
  readonly workspace: string;
  readonly manifest: Asking;
}

export interface App {
  readonly dependencies: Names;
}

/**
 * Creates the lock file of an app with packed packages. All other packages are copied from the repository's lock file.
 *
 * @param preferred workspace whose own packages come before all others
 */
export function lockOf(root: string, app: App, packed: readonly Packed[], preferred?: string) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const taken: Record<string, unknown> = { '': app };

  /** Finds a dependency in the node_modules of a package's folder or of a folder above. */
  function find(from: string, name: string): string | null {
    const own = posix.join(preferred ?? '', 'node_modules', name);
    if (preferred !== undefined && own in packages) return own;
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
      const newPlace = place.startsWith(`${from}/`)
        ? home + place.slice(from.length)
        : place.replace(`${preferred}/`, '');
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

/** The entry for an app, in which no package is a development dependency. */
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
