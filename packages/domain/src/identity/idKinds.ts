/** The documents that a name is verified with (spec §3), in the order of the form. */
export const idKinds = ['idCard', 'driver', 'passport', 'other'] as const;

export type IdKind = (typeof idKinds)[number];

/** The kind that a text names, such as what a draft or an upstream kept; null where it names none. */
export function idKindOf(text: string | null): IdKind | null {
  return idKinds.find((kind) => kind === text) ?? null;
}
