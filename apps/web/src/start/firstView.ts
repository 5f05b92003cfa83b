import { type Locale, localeCookie } from '@corro/messages';
import type { FirstView } from './earlySubmit.ts';
import { startFirstCalls } from './startFirstCalls.ts';
import { reloadPage } from '../app/chunks/reloadPage.ts';
import { isPageServed, reloadPageOnce, showStartFailure } from '../app/chunks/reloadOnce.ts';

/**
 * The one inline script of the page. It keeps a submit that comes before the app does, waits for the first paint, and
 * then fetches the app's chunks and runs them one by one, each in a task of its own, so that nothing ever holds the
 * page up. What a customer comes for is not in the page: at their addresses chunks and first calls are sent for at once.
 * So are the chunks of any page on a slow network, which has nothing else to do until the page is painted.
 */
const keepSubmit = (event: SubmitEvent) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) view.submitted = event.target;
};

const view: FirstView = {
  submitted: null,
  calls: new Map(),
  ready: () => removeEventListener('submit', keepSubmit, true),
};
globalThis.corroFirstView = view;
addEventListener('submit', keepSubmit, true);
let sheet: Promise<void> | undefined;
let isFetching = false;
/** Since the navigation began: a page that is here sooner has a network that costs its scripts no time. */
const slowNetworkMs = 120;
if (!isCustomersPage() && performance.now() > slowNetworkMs) fetchChunks();
forgetDevice();
noteFrame();
applyStoredAppearance();
const icon = emptyIcon();
if (!leadToLogin() && !leadToLanguage()) {
  if (isCustomersPage()) {
    startFirstCalls(view.calls, contentOf('corro-place'));
    fetchChunks();
  }
  afterFirstPaint(() => {
    void startApp().catch(mend);
  });
}

/**
 * A visitor at a customer's address is led to the login at once (spec §2, guard), without
 * fetching what only the signed-in app needs; where they were going is kept.
 */
function leadToLogin(): boolean {
  if (!isCustomersPage() || readToken() !== null) return false;
  try {
    if (location.pathname !== '/') {
      localStorage.setItem('return_to', location.pathname + location.search);
    }
  } catch {
    // Storage is blocked: the way back is not known then.
  }
  // The page shows a screen that only a customer may see.
  document.documentElement.hidden = true;
  // Not every browser tells the server that a page is requested for a frame.
  location.replace(self === top ? '/login' : '/login?framed');
  return true;
}

/**
 * A language that was chosen here, and whose cookie is gone: the page is asked for again in it. Only where
 * the browser takes the cookie, and the server offers the language: so it happens once.
 */
function leadToLanguage(): boolean {
  try {
    const stored = localStorage.getItem('locale');
    const { locales }: { locales: readonly Locale[] } = JSON.parse(contentOf('corro-settings'));
    const locale = locales.find((one) => one === stored);
    if (locale === undefined || locale === document.documentElement.lang) return false;
    const cookie = localeCookie(locale, location.protocol);
    const isTaken = () => document.cookie.includes(cookie.slice(0, cookie.indexOf(';')));
    if (isTaken()) return false;
    document.cookie = cookie;
    if (!isTaken()) return false;
  } catch {
    return false;
  }
  reloadPage();
  return true;
}

function readToken(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    return null;
  }
}

function isCustomersPage(): boolean {
  return 'signedIn' in document.documentElement.dataset;
}

/** The gate's parameters are not part of the app's address. */
function forgetDevice(): void {
  const address = new URL(location.href);
  const { searchParams } = address;
  if (!searchParams.has('device') && !searchParams.has('framed')) return;
  searchParams.delete('device');
  searchParams.delete('framed');
  history.replaceState(history.state, '', address);
}

/** Notes for the session whether the app runs in a frame (spec §3). A frame and its page share the storage of a tab. */
function noteFrame(): void {
  try {
    if (self === top) sessionStorage.removeItem('isIframePage');
    else sessionStorage.setItem('isIframePage', 'true');
  } catch {
    // Blocked storage: the server may then answer a reload in the frame with the desktop page, which leads back.
  }
}

/** A kept theme is put on before the first paint; everything else about it is the app's. */
function applyStoredAppearance(): void {
  try {
    const stored = /"theme":"(light|dark)"/.exec(localStorage.getItem('appearance') ?? '');
    if (stored?.[1] !== undefined) document.documentElement.dataset.theme = stored[1];
  } catch {
    // Blocked storage: the theme is the device's.
  }
}

/**
 * The browser asks for a page's icon by itself, often just before the first paint; an empty one
 * leaves the network to what the customer came for, until the app's chunks are asked for.
 */
function emptyIcon(): HTMLLinkElement {
  return addLink('icon', URL.createObjectURL(new Blob()));
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

function afterFirstPaint(begin: () => void): void {
  let hasBegun = false;
  const once = () => {
    if (hasBegun) return;
    hasBegun = true;
    setTimeout(begin);
  };
  // A page in the background paints nothing, and some browsers do not tell.
  const tells = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (!tells || document.visibilityState === 'hidden') {
    addEventListener('load', once);
    return;
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) once();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(once, 3000);
}

/** What the last chunk, the app's entry, exports. */
interface Entry {
  start?: () => Promise<void>;
  loadFace?: () => Promise<void>;
}

let isLoaded = false;

/** How long a customer's screen is left to its own calls. */
const trimmingsMs = 1500;

async function startApp(): Promise<void> {
  fetchChunks();
  let entry: Entry = {};
  for (const chunk of chunkAddresses()) {
    const loaded: Entry = await import(/* @vite-ignore */ chunk);
    entry = loaded;
    await new Promise((resolve) => setTimeout(resolve));
  }
  const styled = fetchSheet();
  // What the page shows of the app wears its own style.
  if (!isTakenOver()) await styled;
  isLoaded = true;
  await entry.start?.();
  setTimeout(() => fetchTrimmings(entry), isCustomersPage() ? trimmingsMs : 0);
}

/** Sends for what the app is made of, all of it at the same time; where the page is taken over, the sheet comes after the scripts. */
function fetchChunks(): void {
  if (isFetching) return;
  isFetching = true;
  for (const chunk of chunkAddresses()) addLink('modulepreload', chunk);
  if (!isTakenOver()) void fetchSheet();
}

/** Whether the app goes on with what the page shows, or puts its own in its place. */
function isTakenOver(): boolean {
  return !isCustomersPage() && readToken() === null;
}

function fetchSheet(): Promise<void> {
  return (sheet ??= loadSheet(contentOf('corro-sheet')));
}

function chunkAddresses(): readonly string[] {
  return contentOf('corro-chunks').split(' ').filter(Boolean);
}

/** Icons, what installs the app, and the face of type: asked for sooner, they delay what the customer came for. */
function fetchTrimmings({ loadFace }: Entry): void {
  // Not the drawing: the browser reads its icon again at each new address, and opens a drawing as a page.
  icon.href = '/favicon-48.png';
  addLink('manifest', '/manifest.webmanifest');
  addLink('apple-touch-icon', '/icon-180.png');
  // Without it the text stays in the system's font.
  loadFace?.().catch(() => undefined);
}

function contentOf(name: string): string {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
}

function loadSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = addLink('stylesheet', href);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
}

/**
 * Starts once more what could not start, then from a new page, once. Without a server that answers
 * the page stays, says so (spec §8), and goes on when the network is back or the customer asks.
 */
async function mend(cause: unknown): Promise<void> {
  // oxlint-disable-next-line no-console -- the page informs the customer; the cause is for developers
  console.error(cause);
  if (await isPageServed()) {
    if (!isLoaded && (await startsNow())) return;
    if (reloadPageOnce()) return;
  }
  showStartFailure();
}

async function startsNow(): Promise<boolean> {
  try {
    await startApp();
    return true;
  } catch {
    return false;
  }
}
