import type { Locale, SomeMessages } from '@corro/messages';
import { importChunk } from '../chunks/importChunk.ts';

/** Loads a part of the catalogue, as `build/messageParts.ts` divides it. */
export async function loadPart(part: string, locale: Locale): Promise<SomeMessages> {
  // The part of a visitor's address is named by its path. Vite takes a text in an `import()` for a file of its own.
  const address = `/assets/${locale}-${part.replace('/', '')}.js`;
  const chunk: { readonly default: SomeMessages } = await importChunk(
    () => import(/* @vite-ignore */ address),
    [address.slice(1)],
  );
  return chunk.default;
}
