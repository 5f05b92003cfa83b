import { loadMessages, type Locale, type SomeMessages } from '@corro/messages';

/**
 * Loads a part of the catalogue. While the app is worked on that is all of it: only a build knows the parts, and has
 * `loadBuiltPart.ts` in the place of this module.
 */
export function loadPart(_part: string, locale: Locale): Promise<SomeMessages> {
  return loadMessages(locale);
}
