/**
 * What the docs of a component say besides its types and stories: the object `guide` at the top of
 * its stories file. `` `code` `` is formatted as code.
 */
interface ComponentGuide {
  /** Purpose. */
  readonly use: string;
  /** Alternatives: name of another docs page, and when to use it. */
  readonly instead: Readonly<Record<string, string>>;
  /** Effect of each key, or why there is none. */
  readonly keyboard: Readonly<Record<string, string>> | `None: ${string}`;
  readonly accessibility: {
    /** Role for assistive technology. */
    readonly role: string;
    /** Source of the accessible name. */
    readonly name: string;
    /** Live announcements. */
    readonly announced: string;
    /** Contrast, and readability without colours. */
    readonly contrast: string;
    /** Motion, and behaviour with reduced motion. */
    readonly motion: string;
  };
}
