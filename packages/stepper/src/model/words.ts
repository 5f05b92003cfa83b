/** Sentences for states, events, guards, delays, effects and answers. */
export interface Words {
  /** Sentences about states, by path: `The customer reviews the order`. */
  readonly states?: Readonly<Record<string, string>>;
  /** Sentences about events, by type: `The customer confirms`. */
  readonly events?: Readonly<Record<string, string>>;
  /** Conditions of guards, by name: `the form is complete`. */
  readonly guards?: Readonly<Record<string, string>>;
  /** Conditions of guards without a name, by `source→target` with the paths of the states. */
  readonly unnamed?: Readonly<Record<string, string>>;
  /** Nouns for delays, by name: `the pause before the next attempt`. */
  readonly delays?: Readonly<Record<string, string>>;
  /** Nouns for effects, by name: `the payment`. */
  readonly effects?: Readonly<Record<string, string>>;
  /** Reasons why no known step leads to a state, by path: `The form has no fields`. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** Words for the answers to an effect's calls, by name of the answer: `refused`. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** A name in words: `EDIT_ANYWAY` and `editAnyway` become `Edit anyway`. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s._-]+/)
    .map((word) => word.toLowerCase())
    .join(' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
