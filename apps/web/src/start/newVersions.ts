import type { Clock } from '@corro/client';
import { isIframePage, reloadPage } from '../app/chunks/reload.ts';
import type { SafeStorage } from '../app/storage/storage.ts';
import { mainPaths } from '../links.ts';

/** Time in the background after which the app takes a new version, in milliseconds. */
const hiddenMs = 10 * 60_000;

/** Milliseconds that the app waits for a new version to take over. */
const takeOverMs = 2000;

/**
 * Installs the service worker, which stores the app for the next start. Null where the browser has
 * none or refuses it, in the frame of the desktop page, and if the customer saves data.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  const serviceWorker = serviceWorkers();
  if (serviceWorker === undefined || isIframePage() || savesData()) return null;
  try {
    workerAddress ??= trustedAddress('/sw.js');
    return await serviceWorker.register(workerAddress, { updateViaCache: 'none' });
  } catch {
    return null;
  }
}

/** Removes the worker where the server's setting turned it off. */
export async function removeWorker(): Promise<null> {
  try {
    const registration = await serviceWorkers()?.getRegistration();
    await registration?.unregister();
  } catch {
    // A browser that refuses workers has none to remove.
  }
  return null;
}

/** Undefined on insecure pages and in some web views. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  const { serviceWorker }: { serviceWorker?: ServiceWorkerContainer } = navigator;
  return serviceWorker;
}

/**
 * Address of the worker as the Trusted Types policy returns it. Created once, because a page may
 * not create a policy of the same name twice.
 */
let workerAddress: string | undefined;

interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

interface Policy {
  createScriptURL(address: string): string;
}

function trustedAddress(address: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library of TypeScript does not have Trusted Types
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

export function savesData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return connection?.saveData === true;
}

interface VersionParts {
  readonly registration: Pick<
    ServiceWorkerRegistration,
    'addEventListener' | 'removeEventListener' | 'installing' | 'waiting' | 'active' | 'update'
  >;
  readonly workers: Pick<ServiceWorkerContainer, 'addEventListener'>;
  readonly page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  readonly clock: Clock;
  /** False while the customer could lose something by a reload. */
  readonly isIdle: () => boolean;
  /** Called when a new version is ready; `take` reloads the page with it. */
  readonly onReady: (take: () => void) => void;
  readonly reload: () => void;
}

/**
 * Follows new versions of the app. A new version runs from the next start on. A page that was
 * hidden for ten minutes switches to it earlier, when the page is shown again and the app is idle.
 * Returns the cleanup.
 */
export function followVersions(parts: VersionParts): () => void {
  const { registration, workers, page, clock, isIdle, onReady, reload } = parts;
  let hiddenAt: number | null = null;
  const take = () => {
    workers.addEventListener('controllerchange', reload, { once: true });
    registration.waiting?.postMessage('take-over');
  };
  const announce = () => {
    // The first version that a browser installs replaces none, so it is not announced.
    if (registration.waiting === null || registration.active === null) return;
    onReady(() => {
      take();
      // If another tab still uses the old version, the new one does not take over, and the reload
      // gets the new page from the server.
      clock.setTimeout(reloadPage, takeOverMs);
    });
  };
  const followInstall = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') announce();
    });
  };
  const followVisibility = () => {
    if (page.visibilityState === 'hidden') {
      hiddenAt = clock.now();
      return;
    }
    const wasHidden = hiddenAt !== null && clock.now() - hiddenAt >= hiddenMs;
    hiddenAt = null;
    if (!wasHidden) return;
    if (registration.waiting !== null && isIdle()) take();
    // If the update fails offline, the next return to the page tries again.
    else registration.update().catch(() => undefined);
  };
  announce();
  registration.addEventListener('updatefound', followInstall);
  page.addEventListener('visibilitychange', followVisibility);
  return () => {
    registration.removeEventListener('updatefound', followInstall);
    page.removeEventListener('visibilitychange', followVisibility);
  };
}

/** True on a main screen without an open sheet, draft or pending order. */
export function isAppIdle(storage: SafeStorage): boolean {
  return (
    mainPaths.includes(location.pathname) &&
    document.querySelector('dialog, [role="dialog"], [role="alertdialog"]') === null &&
    (['draft_', 'pending_order_', 'pending_message_'] as const).every(
      (group) => storage.keysOf(group).length === 0,
    )
  );
}
