import { reloadPage } from './reloadPage.ts';

/** A second new build so soon is more likely two servers that answer in turn. */
const restMs = 10 * 60_000;

export interface ReloadParts {
  readonly now: number;
  /** The storage of the session; may throw where it is blocked. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

/**
 * Reloads the page for the sake of a newer build: once in ten minutes, so that it never runs in
 * circles. Says whether it does. Where nothing can be kept it cannot count, and does not.
 */
export function reloadOnce({ now, storage, reload }: ReloadParts): boolean {
  try {
    const last = Number(storage().getItem('reloaded_at') ?? Number.NaN);
    // A clock that was put back counts the same as one that goes on.
    if (Math.abs(now - last) < restMs) return false;
    storage().setItem('reloaded_at', String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}

/** The same for the page that the browser shows. */
export function reloadPageOnce(): boolean {
  return reloadOnce({
    now: Date.now(),
    storage: () => sessionStorage,
    reload: reloadPage,
  });
}

/**
 * Reloads the page if the server answers, and says whether it does: without a network, a reload
 * would leave the customer with nothing at all.
 */
export async function reloadIfServed(): Promise<boolean> {
  const isServed = await isPageServed();
  if (isServed) reloadPage();
  return isServed;
}

/** Whether the server would answer a reload of the page. */
export async function isPageServed(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * Shows the sentence for an app that cannot start (spec §8) in the place of everything else. It
 * is in the page's template; its button reloads the page, and so does coming online.
 */
export function showStartFailure(): void {
  const template = document.querySelector('template#start-failed');
  if (!(template instanceof HTMLTemplateElement)) return;
  template.content.querySelector('button')?.addEventListener('click', reloadIfServed);
  addEventListener('online', reloadIfServed);
  document.querySelector('#app')?.setAttribute('hidden', '');
  document.body.append(template.content);
}
