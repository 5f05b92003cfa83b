/* oxlint-disable no-underscore-dangle -- Storybook calls what it leaves in its page so */
/** What runs in a page of Storybook: a function uses nothing from outside itself. */
import type { Channel } from 'storybook/internal/channels';
import type { PreviewWeb } from 'storybook/internal/preview-api';
import type { Story } from './pictures.ts';

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__: PreviewWeb<never>;
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** Puts the app's own face, which Storybook has fetched, in the place of a font of the machine. */
export async function drawInFace(name: string): Promise<void> {
  await window.__STORYBOOK_PREVIEW__.ready();
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const isFace = (address: string) => /\/face-[^/]+\.woff2$/.test(address);
  const address = performance
    .getEntriesByType('resource')
    .map((entry) => entry.name)
    .find(isFace);
  if (address === undefined) throw new Error('Storybook has not fetched the face.');
  const face = new FontFace(name, `url(${address})`, { weight: '400 600' });
  document.fonts.add(await face.load());
}

/** Sets the toolbar before any story is shown. */
export async function setToolbar(globals: Readonly<Record<string, unknown>>): Promise<void> {
  await window.__STORYBOOK_PREVIEW__.ready();
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
}

/** Every story there is, with what its file says of its pictures. */
export async function readStories(): Promise<Story[]> {
  const stories = await window.__STORYBOOK_PREVIEW__.extract();
  return Object.values(stories).map(({ id, title, parameters: { chromatic = {} } }) => ({
    id,
    title,
    parameters: { chromatic },
  }));
}

/** Shows a story until its `play` has ended, or says that its picture is taken. @returns what went wrong; null when all went well. */
export async function playOut({
  story,
  pictureTaken,
}: {
  readonly story: string;
  readonly pictureTaken: string;
}): Promise<string | null> {
  const patience = 30_000;
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
  return new Promise((resolve) => {
    let problem: string | null = null;
    const note = (what: unknown) => {
      const text =
        what instanceof Object && 'message' in what ? String(what.message) : String(what);
      if (text !== pictureTaken) problem ??= text;
    };
    const end = () => {
      for (const failure of failures) channel.off(failure, note);
      channel.off('storyFinished', end);
      clearTimeout(timer);
      resolve(problem);
    };
    const timer = setTimeout(() => {
      note(`Its play has not ended after ${patience / 1000} s.`);
      end();
    }, patience);
    for (const failure of failures) channel.on(failure, note);
    channel.on('storyFinished', end);
    channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
  });
}

/**
 * How much of the page, from its top and in px, a component's story takes: all of it where anything
 * lies over the page, 0 where nothing is to be seen.
 */
export function heightOf(): number {
  const root = document.querySelector('#storybook-root');
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    // What only screen readers are to hear is a pixel in size.
    return width * height > 1 && element.checkVisibility();
  };
  const outside = [...document.body.children].filter(
    (element) =>
      !element.matches('#storybook-root, #storybook-docs, .sb-wrapper') && isSeen(element),
  );
  const inside = [...(root?.querySelectorAll('*') ?? [])].filter(isSeen);
  const floats = inside.some((element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  );
  if (floats || outside.length > 0) return innerHeight;
  const ends = inside.map((element) => element.getBoundingClientRect().bottom);
  return Math.min(Math.ceil(Math.max(0, ...ends)), innerHeight);
}

/**
 * Waits until nothing has changed on the page for a moment: a list may read on, and an image come,
 * after the `play` has ended. Where a harness has let time pass, the ages of prices follow within a
 * second. What never comes to rest is not waited for.
 */
export async function comeToRest(): Promise<void> {
  const hasPassed = performance.getEntriesByName('time passed').length > 0;
  performance.clearMarks();
  const quiet = hasPassed ? 1100 : 150;
  const patience = 4000;
  await document.fonts.ready;
  await new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(moment);
      clearTimeout(last);
      resolve();
    };
    let moment = setTimeout(end, quiet);
    const last = setTimeout(end, patience);
    const observer = new MutationObserver(() => {
      clearTimeout(moment);
      moment = setTimeout(end, quiet);
    });
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document.documentElement, everything);
  });
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const drawn = () =>
    new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
    });
  // How far the page went to show what has the focus depends on when what is above it came.
  const { activeElement: focused } = document;
  if (scrollY > 0 && focused !== null && focused !== document.body) {
    scrollTo(0, 0);
    await drawn();
    focused.scrollIntoView({ block: 'center' });
  }
  // What floats over a page steps aside as one scrolls on: back and on again, it has for certain.
  const at = scrollY;
  for (const top of at > 0 ? [at - 16, at] : []) {
    scrollTo(0, top);
    await drawn();
  }
}
