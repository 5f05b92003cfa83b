/** The sentences that some sources name and a part of the catalogue lacks. */
export function missingMessages(
  sources: readonly string[],
  whole: readonly string[],
  part: readonly string[],
): string[] {
  const text = sources.join('\n');
  return whole.filter((id) => text.includes(`'${id}'`) && !part.includes(id));
}
