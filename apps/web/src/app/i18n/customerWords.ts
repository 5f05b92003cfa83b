import { loadMessages, loadSomeMessages, type Locale } from '@corro/messages';
import { loadOnce } from '../chunks/loadOnce.ts';
import { createWords, type Words } from './words.ts';

/** The words of a customer's address: home begins with its own part of the catalogue. */
export async function loadCustomerWords(pathname: string, locale: Locale): Promise<Words> {
  const loadWhole = () => loadMessages(locale);
  if (pathname === '/') {
    return createWords(locale, await loadSomeMessages('home', locale), loadWhole);
  }
  const words = createWords(locale, await loadWhole());
  // Known to be complete before anything is rendered, the first screen waits for nothing.
  await loadOnce(words.complete);
  return words;
}
