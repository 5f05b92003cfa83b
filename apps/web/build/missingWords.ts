/**
 * The sentences that some sources name and a part of the catalogue lacks: by their ids, or by the
 * beginning of ids that are completed at run time (`hint.${code}`).
 */
export function missingWords(
  sources: readonly string[],
  whole: readonly string[],
  part: readonly string[],
): string[] {
  const text = sources.join('\n');
  const beginnings = [...text.matchAll(/`([a-zA-Z][\w.-]*\.)\$\{/g)].map(([, start = '']) => start);
  const isNamed = (id: string) =>
    text.includes(`'${id}'`) || beginnings.some((start) => id.startsWith(start));
  return whole.filter((id) => isNamed(id) && !part.includes(id));
}
