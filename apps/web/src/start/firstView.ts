import { type Locale, localeCookie } from '@corro/messages';
import type { FirstView } from './earlySubmit.ts';
import { sendFirstCalls } from './sendFirstCalls.ts';
import {
  reloadPage,
  isPageServed,
  reloadPageOnce,
  showStartFailure,
} from '../app/chunks/reload.ts';
import { settleWithin } from '../app/settleWithin.ts';

/**
 * The inline script of the page. It intercepts submits and presses until the app is loaded, waits
 * for the first paint, then loads the app's chunks and runs each in its own task, so that a public
 * page never blocks. A customer's address loads chunks and first calls immediately, because its
 * content is not in the page; with figures of the last start on the device, it starts the app
 * immediately, too. On a slow network, every page loads the chunks immediately, because the network
 * would be idle until the first paint.
 */
const interceptSubmit = (event: SubmitEvent) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) view.submitted = event.target;
};

const interceptPress = (event: MouseEvent) => {
  const { target } = event;
  const button = target instanceof Element && target.closest('#app button[type="button"]');
  if (!(button instanceof HTMLButtonElement)) return;
  // The app, which may be about to run, would handle this press and the repeated one.
  event.stopImmediatePropagation();
  view.pressed.push(button);
};

const view: FirstView = {
  submitted: null,
  pressed: [],
  calls: new Map(),
  ready: () => {
    removeEventListener('submit', interceptSubmit, true);
    removeEventListener('click', interceptPress, true);
  },
};
globalThis.corroFirstView = view;
addEventListener('submit', interceptSubmit, true);
if (isHydrated()) addEventListener('click', interceptPress, true);
let sheet: Promise<void> | undefined;
let isFetching = false;
/**
 * Milliseconds after the start of the navigation. If the page arrives later, the network counts as
 * slow.
 */
const slowNetworkMs = 120;
/** Milliseconds until the skeleton is shown after all. */
const hiddenMs = 1000;
const isOld = 'oldBrowser' in document.documentElement.dataset;
if (!isOld && !isCustomerPage() && performance.now() > slowNetworkMs) fetchChunks();
removeGateParameters();
storeFrame();
applyStoredAppearance();
const icon = emptyIcon();
if (!isOld && !redirectToLogin() && !reloadInLanguage()) {
  const begin = () => void startApp().catch(recover);
  if (isCustomerPage()) {
    sendFirstCalls(view.calls, contentOf('corro-place'));
    fetchChunks();
  }
  if (hasFigures()) {
    hideSkeleton();
    queueMicrotask(begin);
  } else {
    afterFirstPaint(begin);
  }
}

/**
 * Redirects a visitor at a customer's address to the login (spec §2, guard) before anything is
 * loaded, and stores the address. An unknown address shows a page that says so.
 */
function redirectToLogin(): boolean {
  if (!isCustomerPage() || readStored('token') !== null) return false;
  // Hides the screen, which is for customers only.
  document.documentElement.hidden = true;
  if (contentOf('corro-place') === '') {
    void showUnknownAddress().catch(() => undefined);
    return true;
  }
  try {
    if (location.pathname !== '/') {
      localStorage.setItem('return_to', location.pathname + location.search);
    }
  } catch {
    // Blocked storage: the login then leads home.
  }
  location.replace(loginAddress());
  return true;
}

/**
 * Adds `framed` in a frame: not every browser tells the server that a page is for a frame, and the
 * server might then send the desktop page.
 */
function loginAddress(): string {
  return self === top ? '/login' : '/login?framed';
}

/** Replaces the placeholder by the page's template, then loads its style and font. */
async function showUnknownAddress(): Promise<void> {
  await untilParsed();
  const template = document.querySelector('template#unknown-address');
  if (!(template instanceof HTMLTemplateElement)) {
    location.replace(loginAddress());
    return;
  }
  template.content.querySelector('a')?.setAttribute('href', loginAddress());
  document.querySelector('#app')?.replaceWith(template.content);
  document.documentElement.hidden = false;
  await fetchSheet();
  const entry: Entry = await import(/* @vite-ignore */ chunkAddresses().at(-1) ?? '');
  loadIconsAndFont(entry);
}

/**
 * Requests the page again in the chosen language if the language cookie is gone. Only if the
 * browser accepts the cookie and the server offers the language, so that it happens once.
 */
function reloadInLanguage(): boolean {
  try {
    const stored = localStorage.getItem('locale');
    const { locales }: { locales: readonly Locale[] } = JSON.parse(contentOf('corro-settings'));
    const locale = locales.find((offered) => offered === stored);
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

/**
 * True if the device has the app's files, and figures that this build has stored: the app shows
 * these almost as early as the browser could paint the skeleton. The figures name a chunk of their
 * build.
 */
function hasFigures(): boolean {
  const figures = readStored('figures');
  return (
    isCustomerPage() &&
    chunkAddresses().some((chunk) => figures?.includes(`${chunk}"`)) &&
    Boolean(navigator.serviceWorker?.controller)
  );
}

/**
 * Hides the skeleton until the app replaces it, which saves its layout and paint. Browsers that
 * cannot construct a style sheet paint it.
 */
function hideSkeleton(): void {
  if (!('adoptedStyleSheets' in document)) return;
  const style = new CSSStyleSheet();
  style.replaceSync('#app[inert]{display:none}');
  document.adoptedStyleSheets = [style];
  setTimeout(() => style.replaceSync(''), hiddenMs);
}

/** Null if storage is blocked. */
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function isCustomerPage(): boolean {
  return 'signedIn' in document.documentElement.dataset;
}

/** Removes the parameters of the device gate from the address. */
function removeGateParameters(): void {
  const address = new URL(location.href);
  const { searchParams } = address;
  if (!searchParams.has('device') && !searchParams.has('framed')) return;
  searchParams.delete('device');
  searchParams.delete('framed');
  history.replaceState(history.state, '', address);
}

/**
 * Stores whether the app runs in a frame (spec §3). A page and the frames inside it share the
 * session storage, so a page that is not framed removes the entry.
 */
function storeFrame(): void {
  try {
    if (self === top) sessionStorage.removeItem('isIframePage');
    else sessionStorage.setItem('isIframePage', 'true');
  } catch {
    // With blocked storage, the server may answer a reload in the frame with the desktop page. That
    // page then redirects to the app.
  }
}

/** Applies the stored theme before the first paint. */
function applyStoredAppearance(): void {
  const [, theme] = /"theme":"(light|dark)"/.exec(readStored('appearance') ?? '') ?? [];
  if (theme !== undefined) document.documentElement.dataset.theme = theme;
}

/**
 * Browsers request an icon just before the first paint. An empty icon prevents that request;
 * `loadIconsAndFont` sets the real icon after the start of the app.
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
  // Background pages do not paint, and not every browser reports paints.
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

/** Exports of the last chunk, the app's entry. */
interface Entry {
  start?: () => Promise<void>;
  loadFace?: () => Promise<void>;
}

let isLoaded = false;

/** Timeout for a file of the app, in milliseconds. */
const loadMs = 60_000;

/**
 * Milliseconds between the start of a customer's screen and the loading of icons, so that the
 * screen's own calls come first. The app itself loads the font as soon as the screen has its data.
 */
const iconsDelayMs = 1500;

async function startApp(): Promise<void> {
  fetchChunks();
  let entry: Entry = {};
  for (const chunk of chunkAddresses()) {
    const loaded: Entry = await settleWithin(import(/* @vite-ignore */ chunk), loadMs);
    entry = loaded;
    // Splits the start into tasks on a page that accepts input. A page that waits for the app is
    // inert.
    if (isHydrated()) await new Promise((resolve) => setTimeout(resolve));
  }
  const styled = fetchSheet();
  // A page that the app replaces needs the whole style sheet first.
  if (!isHydrated()) await settleWithin(styled, loadMs);
  isLoaded = true;
  await untilParsed();
  await entry.start?.();
  if (isCustomerPage()) setTimeout(loadIconsAndFont, iconsDelayMs);
  else setTimeout(() => loadIconsAndFont(entry));
}

/** Waits for the whole page, because stored files may arrive before its end. */
async function untilParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/**
 * Loads all chunks in parallel; the style sheet follows the scripts if the app hydrates the page.
 */
function fetchChunks(): void {
  if (isFetching) return;
  isFetching = true;
  for (const chunk of chunkAddresses()) addLink('modulepreload', chunk);
  if (!isHydrated()) void fetchSheet();
}

/** True if the app hydrates the page's content, false if the app replaces the content. */
function isHydrated(): boolean {
  return !isCustomerPage() && readStored('token') === null;
}

function fetchSheet(): Promise<void> {
  sheet ??= new Promise((resolve) => {
    const link = addLink('stylesheet', contentOf('corro-sheet'));
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
  return sheet;
}

function chunkAddresses(): readonly string[] {
  return contentOf('corro-chunks').split(' ').filter(Boolean);
}

/** Loads icons, manifest and font late: earlier they would delay the app. */
function loadIconsAndFont({ loadFace }: Entry = {}): void {
  // Not the SVG icon: browsers load it again at each new address, as a document of its own.
  icon.href = '/favicon-48.png';
  addLink('manifest', '/manifest.webmanifest');
  addLink('apple-touch-icon', '/icon-180.png');
  // If the font fails to load, the text stays in the system's font.
  loadFace?.().catch(() => undefined);
}

function contentOf(name: string): string {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
}

/**
 * If the server answers, tries the start again unless the app's code was loaded, then reloads the
 * page once. If neither is possible, or offline, shows the failure (spec §8) until the network
 * returns or the customer retries.
 */
async function recover(cause: unknown): Promise<void> {
  // oxlint-disable-next-line no-console -- the page informs the customer; the cause is for developers
  console.error(cause);
  const isServed = await isPageServed();
  if (isServed) {
    const isRunning =
      !isLoaded &&
      (await startApp().then(
        () => true,
        () => false,
      ));
    if (isRunning || reloadPageOnce()) return;
  }
  showStartFailure(isServed ? 'fault' : 'offline');
}
