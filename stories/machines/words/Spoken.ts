/** A sentence in Spanish and in English. */
export type Pair = readonly [es: string, en: string];

type Pairs = Readonly<Record<string, Pair>>;

/** The words of a machine, as `Words` of `@corro/stepper` in both languages. */
export interface Spoken {
  readonly states?: Pairs;
  readonly events?: Pairs;
  readonly guards?: Pairs;
  /** Conditions of guards without a name, by `source→target`. */
  readonly unnamed?: Pairs;
  readonly delays?: Pairs;
  readonly effects?: Pairs;
}
