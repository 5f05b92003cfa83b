/**
 * The oldest supported browsers: those of Android 7 and of the iPhone 6s, and the browsers inside
 * other apps on them. `docs/decisions/supported-browsers.md` says why.
 */
export const oldest = {
  chrome: '108',
  edge: '108',
  firefox: '125',
  ios: '15.6',
  safari: '15.6',
} as const;

/**
 * Targets of Vite: Safari 16 in place of Safari 15, because for Safari 15 Vite would replace
 * private members by slow maps, although Safari 15 supports private members. All other changes that
 * Vite makes for Safari 15 it makes for Safari 16, too.
 */
export const buildTargets = Object.entries({ ...oldest, ios: '16', safari: '16' }).map(
  ([name, version]) => name + version,
);

/** Queries of Browserslist. */
export const browserQueries = Object.entries(oldest).map(
  ([name, version]) => `${name === 'ios' ? 'ios_saf' : name} >= ${version}`,
);
