import { createRequire } from 'node:module';
import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import { oldest } from '../../.config/browsers.ts';

/** Compatibility data of MDN. */
export const compat: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios: 'safari_ios',
  safari: 'safari',
} as const;

function partsOf(feature: Identifier = {}): [string, Identifier][] {
  return Object.keys(feature).flatMap((key): [string, Identifier][] => {
    const part = key === '__compat' ? undefined : feature[key];
    return part === undefined ? [] : [[key, part]];
  });
}

const globals = [compat.api, compat.javascript.builtins].flatMap(partsOf);

/** Lists the oldest supported browsers that lack a feature, such as `safari 15.6`. */
export function lackingBrowsers(feature: Identifier | undefined): string[] {
  // oxlint-disable-next-line no-underscore-dangle -- MDN's data has this name
  const statement = feature?.__compat;
  if (statement === undefined) return [];
  return Object.entries(oldest).flatMap(([browser, version]) => {
    const support = statement.support[names[browser as keyof typeof names]];
    const has = [support ?? []]
      .flat()
      .some(
        ({ version_added, version_removed, flags, prefix, alternative_name }) =>
          isBy(version_added, version) &&
          !isBy(version_removed, version) &&
          flags === undefined &&
          prefix === undefined &&
          alternative_name === undefined,
      );
    return has ? [] : [`${browser} ${version}`];
  });
}

function isBy(added: unknown, version: string): boolean {
  return typeof added === 'string' && orderOf(added) <= orderOf(version);
}

/** Converts a version such as `15.6`, `37` or `≤37` to a number that can be compared. */
function orderOf(version: string): number {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
}

/** Lists constructors and other globals that one of the oldest supported browsers lacks. */
export function unsupportedGlobals(): string[] {
  return globals.flatMap(([name, feature]) =>
    lackingBrowsers(feature).length === 0 ? [] : [name],
  );
}

/** A member of a global that one of the oldest supported browsers lacks. */
interface Member {
  readonly owner: string;
  readonly name: string;
  readonly lacking: readonly string[];
}

/**
 * Lists members of globals (functions and properties) that one of the oldest supported browsers
 * lacks.
 */
export function unsupportedMembers(): Member[] {
  return globals.flatMap(([owner, feature]) =>
    partsOf(feature).flatMap(([key, member]) => {
      const name = key.replace(/_static$/, '');
      // Other keys are not members, but events, constructors, or notes such as `worker_support`.
      if (!/^[a-z][a-z0-9]*$/i.test(name) || name === owner) return [];
      const browsers = lackingBrowsers(member);
      return browsers.length === 0 ? [] : [{ owner, name, lacking: browsers }];
    }),
  );
}
