type Defined<Values> = {
  [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key];
} & {
  [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Exclude<
    Values[Key],
    undefined
  >;
};

/** Leaves out what is undefined: the contract knows absent parameters, not undefined ones. */
export function defined<Values extends Record<string, unknown>>(values: Values): Defined<Values> {
  // The compiler does not follow which keys the filter drops.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<Values>;
}
