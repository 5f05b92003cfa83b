import { locales } from '../../src/index.ts';
import type { Catalogues } from '../catalogues.ts';
import type { Finding } from '../Finding.ts';

/** Each language has the ids of the Spanish reference, and no others. */
export function differingIds(catalogues: Catalogues): Finding[] {
  const { es } = catalogues;
  return locales.flatMap((locale) => {
    const own = catalogues[locale];
    const missing = Object.keys(es).filter((id) => !Object.hasOwn(own, id));
    const extra = Object.keys(own).filter((id) => !Object.hasOwn(es, id));
    const findings = missing.map((id) => ({ id, locale, text: 'is missing. Translate it.' }));
    return findings.concat(
      extra.map((id) => ({ id, locale, text: 'is not in es.json. Add it there or remove it.' })),
    );
  });
}
