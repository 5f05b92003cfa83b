import { use } from 'react';
import { type Load, loadOnce, loadToShow } from '../chunks/loadOnce.ts';
import { type CataloguePart, type I18n, useI18n } from './i18n.ts';

/** Loads a chunk together with its messages. Rejects if either fails. */
export async function loadWithSentences<Module>(
  load: Load<Module>,
  part: CataloguePart,
  { partLoader }: Pick<I18n, 'partLoader'>,
): Promise<Module> {
  const [chunk] = await Promise.all([loadOnce(load), loadOnce(partLoader(part))]);
  return chunk;
}

/** Returns a chunk; suspends until the chunk and its messages are loaded. */
export function useWithSentences<Module>(load: Load<Module>, part: CataloguePart): Module {
  const { partLoader } = useI18n();
  const chunk = loadToShow(load);
  const sentences = loadToShow(partLoader(part));
  use(sentences);
  return use(chunk);
}
