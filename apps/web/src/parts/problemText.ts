import type { Problem } from '@corro/domain';
import type { Words } from '../boot/words.ts';

/** The sentence for what is wrong with a field; undefined where nothing is. */
export function problemText(
  problems: readonly Problem[],
  field: string,
  { t }: Pick<Words, 't'>,
): string | undefined {
  const problem = problems.find((one) => one.field === field);
  return problem === undefined ? undefined : t(`problem.${problem.code}`, problem.values);
}
