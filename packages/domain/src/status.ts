/** A known status word, or the unknown code. An unknown code is never shown as a known status. */
export type Status<Word extends string> = Word | UnknownStatus;

export interface UnknownStatus {
  /** The code as received. */
  readonly unknown: string;
}

/** A row with non-null `Field`s. */
export type WithRequired<Row, Field extends keyof Row> = Row & {
  readonly [Name in Field]: NonNullable<Row[Name]>;
};
