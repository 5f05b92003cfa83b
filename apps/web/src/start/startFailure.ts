import { reloadIfServed } from '../app/chunks/reloadOnce.ts';

/**
 * Shows the sentence for an app that cannot start (spec §8) in the place of everything else. It
 * stands in the page's template; its button reloads the page, and so does the network's return.
 */
export function showStartFailure(): void {
  const template = document.querySelector('template#start-failed');
  if (!(template instanceof HTMLTemplateElement)) return;
  template.content.querySelector('button')?.addEventListener('click', reloadIfServed);
  addEventListener('online', reloadIfServed);
  document.querySelector('#app')?.setAttribute('hidden', '');
  document.body.append(template.content);
}
