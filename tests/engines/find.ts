/** XPaths of what a customer sees, by its words: every driver understands them. */

/** The no-break spaces of figures become plain ones. */
const words = (of: string) => `normalize-space(translate(${of}, "\u00A0\u202F", "  "))`;
/** Named so, or with exactly these words in it; a button also holds what it says while it is busy. */
const named = (name: string) =>
  `(@aria-label="${name}" or descendant-or-self::*[${words('.')}="${name}"])`;

/** What is pressed, by its words, or by its name where it is a picture. */
export const button = (name: string) => `//button[${named(name)}]`;
export const link = (name: string) => `//a[${named(name)}]`;
export const heading = (name: string) => `//*[self::h1 or self::h2 or self::h3][${named(name)}]`;
export const text = (content: string) => `//*[${words('.')}="${content}"]`;

/** The link of a list that speaks of something. */
export const linkAbout = (content: string) => `//a[contains(${words('.')}, "${content}")]`;

/** A field, by the name that it is sent by. */
export const field = (name: string) => `//input[@name="${name}"]`;

/** What lies above all else. */
export const sheet = '//*[@role="dialog"]';
