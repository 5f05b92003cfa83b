import type { ProblemCode } from './codes.ts';

/** What is wrong with one field, as data: the wording belongs to the catalogues. */
export interface Problem {
  readonly code: ProblemCode;
  /** Name of the field in the checked input. */
  readonly field: string;
  /** What the sentence speaks of; decimal text for money, numbers for quantities. */
  readonly values?: Readonly<Record<string, string | number>>;
}
