/** XPaths that find elements by their visible text. They are used because every driver supports XPath. */

/** XPath of a text with plain spaces instead of no-break spaces. */
const words = (of: string) => `normalize-space(translate(${of}, "\u00A0\u202F", "  "))`;
/**
 * Condition that matches an element by its label or by the text of any descendant. The whole text
 * of a button would not match, because it also contains the text of the busy state.
 */
const named = (name: string) =>
  `(@aria-label="${name}" or descendant-or-self::*[${words('.')}="${name}"])`;

export const button = (name: string) => `//button[${named(name)}]`;
export const link = (name: string) => `//a[${named(name)}]`;
export const heading = (name: string) => `//*[self::h1 or self::h2 or self::h3][${named(name)}]`;
export const text = (content: string) => `//*[${words('.')}="${content}"]`;

/** A link that contains a text. */
export const linkAbout = (content: string) => `//a[contains(${words('.')}, "${content}")]`;

/** A field by its `name`. */
export const field = (name: string) => `//input[@name="${name}"]`;

export const sheet = '//*[@role="dialog"]';
