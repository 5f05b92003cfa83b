import type { Locator, Page } from '@playwright/test';

/** A small phone, and what its keyboard leaves of it. */
export const smallPhone = { width: 360, height: 640 };
const aboveKeyboard = { width: 360, height: 340 };

/** The keyboard comes, in a browser that makes the page shorter for it (Android). */
export async function raiseKeyboard(page: Page): Promise<void> {
  await page.setViewportSize(aboveKeyboard);
}

export async function lowerKeyboard(page: Page): Promise<void> {
  await page.setViewportSize(smallPhone);
}

/**
 * Lets the keyboard come as on iOS, where it lies over the page: only the visual viewport gets
 * smaller, and fires the events. Call it before the page is opened.
 */
export async function layKeyboardOver(page: Page, height: number): Promise<void> {
  await page.addInitScript((seen) => {
    const view = globalThis.visualViewport;
    if (view === null) return;
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      Object.defineProperty(view, 'height', { configurable: true, value: seen });
      view.dispatchEvent(new Event('resize'));
    });
  }, height);
}

/** What of a field and its form cannot be seen in the topmost `height` pixels; empty where all can. */
export function hiddenParts(field: Locator, submit: Locator, height: number): Promise<string[]> {
  return submit.elementHandle().then((button) =>
    field.evaluate(
      (control, { seen, pressed }) => {
        const problem = document.getElementById(
          control.getAttribute('aria-describedby')?.split(' ')[0] ?? '',
        );
        const parts = { control, problem, button: pressed };
        return Object.entries(parts).flatMap(([name, part]) => {
          if (!(part instanceof Element)) return [];
          const { top, bottom, left, width } = part.getBoundingClientRect();
          if (top < 0 || bottom > seen) return [`${name} at ${top} to ${bottom}`];
          const on = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
          const isOn = on !== null && (part.contains(on) || on.contains(part));
          return isOn ? [] : [`${name} is covered by ${on?.outerHTML.slice(0, 80)}`];
        });
      },
      { seen: height, pressed: button },
    ),
  );
}
