/** A word for a known status; otherwise the code, to be shown as unknown and never as a known one. */
export type Status<Word extends string> = Word | UnknownStatus;

/** A status whose code is in no table. */
export interface UnknownStatus {
  /** The code, as it came. */
  readonly unknown: string;
}

/** A row of which these fields are not null. */
export type Known<Row, Field extends keyof Row> = Row & {
  readonly [Name in Field]: NonNullable<Row[Name]>;
};
