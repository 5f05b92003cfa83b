/** Finds the path of an installed Chromium. `CHROMIUM_PATH` takes precedence; null if there is none. */
export function findBrowser(): string | null;

/** Arguments for headless runs as root, without GPU or network. */
export const browserArguments: readonly string[];

/** Installs Chromium. Returns null, or a sentence that says what to do. */
export function installBrowser(): string | null;
