/** A status word, or a code that the app does not know and never shows as one of the words. */
export type Status<Word extends string> = Word | UnknownStatus;

export interface UnknownStatus {
  /** The code as received. */
  readonly unknown: string;
}

/** A row with non-null `Field`s. */
export type WithRequired<Row, Field extends keyof Row> = Row & {
  readonly [Name in Field]: NonNullable<Row[Name]>;
};
