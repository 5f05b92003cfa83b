import type { PageMessages } from './i18n.ts';

/** Reads the messages in a customer's page; null if the page has none, as in `npm run dev`. */
export function readPageMessages(page: Document): PageMessages | null {
  return JSON.parse(page.querySelector('#corro-messages')?.textContent || 'null');
}
