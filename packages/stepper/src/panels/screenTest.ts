import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { activeLeaves } from '../model/activePaths.ts';
import type { RecordingView } from '../run/Recording.ts';
import { stepInWords } from './stepInWords.ts';
import type { StepperWords } from './useWords.ts';

export interface ScreenTestParts {
  readonly view: Pick<RecordingView, 'script' | 'position' | 'values'>;
  readonly snapshot: AnyMachineSnapshot;
  readonly words: StepperWords;
  /** The address of the page that holds the stepper, with the run. */
  readonly address: string;
  /** Current content of the screen; null without a screen. */
  readonly shown: ShownScreen | null;
}

/** Content of a screen. */
export interface ShownScreen {
  /** Title of the iframe. */
  readonly title: string;
  /** The texts of its headings and alerts. */
  readonly texts: readonly { readonly role: 'alert' | 'heading'; readonly text: string }[];
}

/**
 * Writes a run as a test for Playwright: it opens the stepper at its address, runs the steps one by
 * one with the stepper's own buttons, and expects the recorded states, and at the end what the
 * screen shows.
 */
export function writeScreenTest(parts: ScreenTestParts): string {
  const { view, snapshot, words, address, shown } = parts;
  const { script, position, values } = view;
  const { say, sentences } = words;
  const standing = (value: StateValue | null | undefined) =>
    say.now(
      activeLeaves(value ?? {})
        .map(sentences.state)
        .join(' · '),
    );
  const expected = (value: StateValue | null | undefined) =>
    `  await expect(state).toHaveText(${quoted(standing(value))});`;
  const button = (name: string) =>
    `page.getByRole('button', { name: ${quoted(name)}, exact: true })`;
  const steps = script
    .slice(0, position)
    .flatMap((step, index) => [
      `  // ${stepInWords(step, words).replaceAll(/\s+/g, ' ')}`,
      '  await forward.click();',
      expected(values[index + 1]),
    ]);
  const states = activeLeaves(snapshot.value).map(sentences.state).join(' · ');
  const region = `page.getByRole('region', { name: ${quoted(say.state)} })`;
  return [
    `import { expect as expectNow, test } from '@playwright/test';`,
    '',
    '// The machine that runs the test may be slow.',
    'const expect = expectNow.configure({ timeout: 60_000 });',
    'test.setTimeout(300_000);',
    '',
    `test(${quoted(`${snapshot.machine.id}: ${states}`)}, async ({ page }) => {`,
    `  await page.goto(${quoted(address)});`,
    `  const state = ${region}.getByRole('status').first();`,
    `  const forward = ${button(say.forward)};`,
    '  // The stepper first runs the whole run of its address.',
    `  await expect(state).toHaveText(${quoted(standing(snapshot.value))});`,
    `  await ${button(say.beginning)}.click();`,
    expected(values[0]),
    ...steps,
    ...screenLines(shown),
    '});',
    '',
  ].join('\n');
}

function screenLines(shown: ShownScreen | null): string[] {
  if (shown === null || shown.texts.length === 0) return [];
  return [
    '',
    `  const screen = page.frameLocator(${quoted(`iframe[title=${JSON.stringify(shown.title)}]`)});`,
    ...shown.texts.map(({ role, text }) => {
      const found = `screen.getByRole('${role}').filter({ hasText: ${quoted(text)} }).first()`;
      return `  await expect(${found}).toBeVisible();`;
    }),
  ];
}

/** Maximum number of texts of a screen that a test expects. */
const maxTexts = 12;

/** The visible headings and alerts in an iframe; null if its page cannot be read. */
export function readScreen(frame: HTMLIFrameElement | null): ShownScreen | null {
  const page = frame?.contentDocument;
  if (!frame || !page) return null;
  const found = [...page.querySelectorAll('h1, h2, h3, h4, [role=heading], [role=alert]')];
  const texts = found
    .filter(
      (element) => element.checkVisibility() && !element.closest('[aria-hidden=true], [inert]'),
    )
    .map((element) => ({
      role: element.getAttribute('role') === 'alert' ? ('alert' as const) : ('heading' as const),
      text: (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    }))
    .filter(({ text }) => text !== '');
  return { title: frame.title, texts: texts.slice(0, maxTexts) };
}

/** A text as a literal of JavaScript. */
function quoted(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"');
  return `'${escaped.replaceAll("'", String.raw`\'`)}'`;
}
