import { reloadIfServed } from './reloadOnce.ts';

/**
 * Shows the sentence for an app that cannot start (spec §8) in the place of everything else. It
 * stands in the page, hidden until then; its button reloads the page, and so does the network's
 * return.
 */
export function showStartFailure(): void {
  const notice = document.querySelector('#start-failed');
  notice?.removeAttribute('hidden');
  notice?.querySelector('button')?.addEventListener('click', reloadIfServed);
  addEventListener('online', reloadIfServed);
  document.querySelector('#app')?.setAttribute('hidden', '');
}
