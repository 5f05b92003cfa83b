import { messagesOf, type Catalogues } from './catalogues.ts';
import type { Finding } from './Finding.ts';
import { differingIds } from './rules/ids.ts';
import { tooLong } from './rules/lengths.ts';
import { bareSigns } from './rules/money.ts';
import { gluedNumbers } from './rules/numbers.ts';
import { unsortedIds } from './rules/order.ts';
import { differingPlaceholders } from './rules/placeholders.ts';
import { incompletePlurals } from './rules/plurals.ts';
import { untranslated } from './rules/untranslated.ts';

/** All that is wrong with the catalogues themselves, whatever the code makes of them. */
export function checkCatalogues(catalogues: Catalogues): Finding[] {
  const messages = messagesOf(catalogues);
  return [
    ...differingIds(catalogues),
    ...unsortedIds(catalogues),
    ...differingPlaceholders(messages),
    ...incompletePlurals(messages),
    ...gluedNumbers(messages),
    ...bareSigns(messages),
    ...untranslated(messages),
    ...tooLong(messages),
  ];
}
