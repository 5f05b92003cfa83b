import type { Catalogue } from '../catalogues.ts';
import type { Finding } from '../Finding.ts';
import type { Used } from '../usedIds.ts';

/** The codes that may end ids of a beginning that the code completes by any text. */
export type Families = Readonly<Record<string, ReadonlySet<string>>>;

/**
 * Every sentence is shown somewhere: its id is written in the code, follows from the types of what
 * completes it, or ends in a code that the contract knows.
 */
export function unusedIds(reference: Catalogue, used: Used, families: Families): Finding[] {
  const ofFamilies = new Set(
    Object.entries(families).flatMap(([start, codes]) => [...codes].map((code) => start + code)),
  );
  const unused = Object.keys(reference).filter((id) => !used.ids.has(id) && !ofFamilies.has(id));
  const unknown = [...used.beginnings].filter((start) => !Object.hasOwn(families, start));
  return [
    ...unused.map((id) => ({ id, locale: null, text: 'is used nowhere. Remove it, or show it.' })),
    ...unknown.map((start) => ({
      id: `${start}*`,
      locale: null,
      text: 'is completed by any text. Give the code a type, or name its codes in families.ts.',
    })),
  ];
}
