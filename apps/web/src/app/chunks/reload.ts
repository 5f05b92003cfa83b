import { removePages } from '../pageCache.ts';
import { settleWithin } from '../settleWithin.ts';

/** Milliseconds after which a server that does not answer counts as unreachable. */
const servedMs = 10_000;

/**
 * Minimum milliseconds between reloads. A second new build within this time more likely means that
 * two servers with different builds answer in turn.
 */
const restMs = 10 * 60_000;

interface ReloadParts {
  readonly now: number;
  /** Opens the session storage; throws if it is blocked. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

/**
 * Reloads the page for a newer build, at most once in ten minutes so that it never loops. Returns
 * whether it reloads. Without storage it never reloads, because it cannot store the time of the
 * last reload.
 */
export function reloadOnce({ now, storage, reload }: ReloadParts): boolean {
  try {
    const last = Number(storage().getItem('reloaded_at') ?? Number.NaN);
    // The clock may have been set back.
    if (Math.abs(now - last) < restMs) return false;
    storage().setItem('reloaded_at', String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}

export function reloadPageOnce(): boolean {
  return reloadOnce({
    now: Date.now(),
    storage: () => sessionStorage,
    reload: reloadPage,
  });
}

/**
 * Reloads the page and returns true if the server answers; else returns false. Offline, a reload
 * would replace the page with the browser's error page.
 */
export async function reloadIfServed(): Promise<boolean> {
  const isServed = await isPageServed();
  if (isServed) reloadPage();
  return isServed;
}

export async function isPageServed(): Promise<boolean> {
  try {
    const request = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return (await settleWithin(request, servedMs)).ok;
  } catch {
    return false;
  }
}

/**
 * Replaces the page's content with the page's failure template (spec §8). The template's button
 * reloads the page, and so does the return of the network.
 */
export function showStartFailure(reason: 'offline' | 'fault'): void {
  const template = document.querySelector(`template#start-${reason}`);
  if (!(template instanceof HTMLTemplateElement)) return;
  template.content.querySelector('button')?.addEventListener('click', reloadIfServed);
  addEventListener('online', reloadIfServed);
  document.querySelector('#app')?.setAttribute('hidden', '');
  document.body.append(template.content);
}

/** True if the app runs in the frame of the desktop page (spec §3); `firstView.ts` stores it. */
export function isIframePage(): boolean {
  try {
    return sessionStorage.getItem('isIframePage') === 'true';
  } catch {
    return false;
  }
}

/**
 * Reloads the page from the server. In the frame the address gets `?framed`: some browsers do not
 * tell the server that a page is framed, and the server would answer with the desktop page.
 * `firstView.ts` removes the parameter again.
 */
export function reloadPage(): void {
  if (isIframePage()) {
    const address = new URL(location.href);
    address.searchParams.set('framed', '');
    history.replaceState(history.state, '', address);
  }
  void removePages().then(() => location.reload());
}
