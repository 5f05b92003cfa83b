/**
 * Reports each disabled button that gives no reason: the button has no description, and nothing on
 * the screen is busy. Buttons with only an icon are left out: the reason for a stepper at its limit
 * or a star without data is visible beside the button.
 */
export function unexplainedButtons(): string[] {
  const isBusy = document.querySelector('[aria-busy="true"]') !== null;
  const buttons = document.querySelectorAll<HTMLButtonElement>(
    'button:disabled, button[aria-disabled="true"]',
  );
  return [...buttons].flatMap((button) => {
    const words = button.innerText.trim();
    if (isBusy || words === '' || !button.checkVisibility({ visibilityProperty: true })) return [];
    const ids = button.getAttribute('aria-describedby')?.split(' ') ?? [];
    const reason = ids.map((id) => document.getElementById(id)?.innerText ?? '').join('');
    return reason === '' ? [`“${words}” is off, and does not say why.`] : [];
  });
}
