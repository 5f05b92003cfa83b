import type { PageMessages } from './i18n.ts';

/** Reads the messages in a customer's page; null if the page has none, as in `npm run dev`. */
export function readPageMessages(page: Document): PageMessages | null {
  const place = page.querySelector('meta[name="corro-place"]')?.getAttribute('content') ?? '';
  const [path = ''] = place.split(' ');
  try {
    const messages = JSON.parse(page.querySelector('#corro-messages')?.textContent ?? 'null');
    return messages && { path, messages };
  } catch {
    // The app runs before the end of a slow page has arrived.
    return null;
  }
}
