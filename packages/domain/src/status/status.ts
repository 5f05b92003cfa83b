/** A status as the wire brings it. */
export type RawStatus = string | number | null | undefined;

/** A word for a known status; otherwise the code, to be shown as unknown and never as a known one. */
export type Status<Word extends string> = Word | { readonly unknown: string };

/** Builds the reader of one entity's statuses from its table of wire codes. */
export function statusReader<Word extends string>(
  words: Readonly<Record<string, Word>>,
): (raw: RawStatus) => Status<Word> {
  const table = new Map(Object.entries(words));
  return (raw) => {
    const code = raw === null || raw === undefined ? '' : String(raw);
    return table.get(code) ?? { unknown: code };
  };
}
