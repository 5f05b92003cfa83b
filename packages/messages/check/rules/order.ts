import { locales } from '../../src/index.ts';
import type { Catalogues } from '../catalogues.ts';
import type { Finding } from '../Finding.ts';

/** Ids stand sorted, so that two who add a sentence do not meet in the same line. */
export function unsortedIds(catalogues: Catalogues): Finding[] {
  return locales.flatMap((locale) => {
    const ids = Object.keys(catalogues[locale]);
    const id = ids.find((one, place) => place > 0 && one < (ids[place - 1] ?? ''));
    return id === undefined ? [] : [{ id, locale, text: 'stands too late. Sort the ids.' }];
  });
}
