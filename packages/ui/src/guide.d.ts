/**
 * What the docs page of a component says that its types and stories do not: `guide`, at the top of
 * its stories. `` `code` `` is set as code.
 */
interface ComponentGuide {
  /** What it is for. */
  readonly use: string;
  /** What to take in other cases: the name of another docs page, and when. */
  readonly instead: Readonly<Record<string, string>>;
  /** What each key does, or in a word why there is nothing to do by key. */
  readonly keyboard: Readonly<Record<string, string>> | `None: ${string}`;
  readonly accessibility: {
    /** What it is to assistive technology. */
    readonly role: string;
    /** Where its accessible name comes from. */
    readonly name: string;
    /** What is said without the focus going there, and when. */
    readonly announced: string;
    /** What keeps it readable where colours or eyes differ. */
    readonly contrast: string;
    /** What moves, and what does not where less motion is asked for. */
    readonly motion: string;
  };
}
