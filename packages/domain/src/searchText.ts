/** Removes accents and case from a text that is searched or looked for: `energia` finds `Energía`. */
export function searchText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
