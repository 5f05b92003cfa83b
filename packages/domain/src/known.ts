/** A row of which these fields are not null. */
export type Known<Row, Field extends keyof Row> = Row & {
  readonly [Name in Field]: NonNullable<Row[Name]>;
};
