/** What was done to a recorded row, or to a whole file (`date` null, no `fate`), and why. */
export type Remark =
  | { file: string; date: string; fate: 'repaired' | 'left out'; why: string }
  | { file: string; date: null; why: string };

/** `2 rows repaired (why: date, date; another why: date)`; null where none were. */
function rows(remarks: readonly Remark[], fate: 'repaired' | 'left out'): string | null {
  const dates = new Map<string, string[]>();
  let count = 0;
  for (const remark of remarks) {
    if (remark.date === null || remark.fate !== fate) continue;
    count += 1;
    const sameWhy = dates.get(remark.why);
    if (sameWhy) sameWhy.push(remark.date);
    else dates.set(remark.why, [remark.date]);
  }
  if (count === 0) return null;
  const whys = [...dates].map(([why, all]) => `${why}: ${all.join(', ')}`);
  return `${count} ${count === 1 ? 'row' : 'rows'} ${fate} (${whys.join('; ')})`;
}

/** One line a file, in the order of its first remark: rows repaired, rows left out, what holds for all of it. */
export function summary(remarks: readonly Remark[]): readonly string[] {
  const files = new Set(remarks.map(({ file }) => file));
  return [...files].map((file) => {
    const own = remarks.filter((remark) => remark.file === file);
    const parts = [
      rows(own, 'repaired'),
      rows(own, 'left out'),
      ...own.map(({ date, why }) => (date === null ? why : null)),
    ];
    return `${file}: ${parts.filter((part) => part !== null).join('; ')}`;
  });
}
