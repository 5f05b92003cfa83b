/** The path of a Chromium that can be started, `CHROMIUM_PATH` first; null where there is none. */
export function findBrowser(): string | null;

/** What a headless run needs where it is root, has no GPU, or no way out of the machine. */
export const browserArguments: readonly string[];

/** null once a browser is there, else the sentence that says what to do. */
export function installBrowser(): string | null;
