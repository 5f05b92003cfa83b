import { decodeRun, encodeRun, type Script, sentenceOf } from '@corro/stepper';

const parameter = 'run';

/**
 * The run of a machine in the address, or the problem with this run. Storybook passes its own
 * address on to the story's page, and the run stays in the address when another story is chosen. A
 * run therefore names its machine.
 */
export function runInAddress(machine: string): {
  readonly run: Script;
  readonly problem: string | null;
} {
  const text = new URLSearchParams(shownPage().location.search).get(parameter) ?? '';
  const end = text.lastIndexOf('.');
  if (text.slice(0, end) !== machine) return { run: [], problem: null };
  try {
    return { run: decodeRun(text.slice(end + 1)), problem: null };
  } catch (error) {
    return { run: [], problem: sentenceOf(error) };
  }
}

/** The address of Storybook, or of the page alone, with a run of a machine in it. */
export function addressOf(machine: string, run: Script): string {
  const address = new URL(shownPage().location.href);
  if (run.length === 0) address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, `${machine}.${encodeRun(run)}`);
  return address.href;
}

/** The address of the page that holds the stepper, with a run, for a test that opens it alone. */
export function ownAddressOf(machine: string, run: Script): string {
  const address = new URL(location.href);
  const { searchParams } = new URL(addressOf(machine, run));
  // Storybook's toolbar changes the settings only in its own address.
  for (const name of [parameter, 'globals']) {
    const value = searchParams.get(name);
    if (value !== null) address.searchParams.set(name, value);
  }
  return address.href;
}

/**
 * Puts a run of a machine into the address; the second of two copies side by side leaves it to the
 * first. Storybook writes the address, too, when its toolbar changes, so it is told.
 */
export function writeRunToAddress(machine: string, run: Script): void {
  if (isSecondCopy()) return;
  const page = shownPage();
  page.history.replaceState(page.history.state, '', addressOf(machine, run));
  page.dispatchEvent(new Event('corro-run'));
}

/**
 * The window whose address is visible: Storybook's, even from a copy of the story side by side with
 * another one, unless a foreign page frames the story.
 */
function shownPage(): Window {
  let page: Window = window;
  try {
    while (page.parent !== page && page.parent.location.origin === location.origin) {
      page = page.parent;
    }
  } catch {
    // The page around is of another origin.
  }
  return page;
}

/** True in the second of two copies of a story side by side, which `withAppearance` marks. */
function isSecondCopy(): boolean {
  return window.frameElement?.getAttribute('data-address') === 'read';
}
