/** SQL expression of one JSON value of a customer, in which `$1` is the customer's id. */
export interface OwnFigures<Figures> {
  readonly sql: string;
  readonly parse: (value: unknown) => Figures;
}
