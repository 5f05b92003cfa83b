import type { Locator } from '@playwright/test';

/** Presses the Tab key until a control has the focus. */
export async function tabTo(goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await goal.page().keyboard.press(key);
  }
  throw new Error('The Tab key does not reach the control.');
}
