/**
 * SQL expression of one JSON value of a customer. In it, `$1` is the customer's id and `$3` the time
 * of the call, epoch milliseconds.
 */
export interface OwnFigures<Figures> {
  readonly sql: string;
  readonly parse: (value: unknown) => Figures;
}
