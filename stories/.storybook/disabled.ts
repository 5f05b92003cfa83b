/**
 * The buttons of a screen that are off and do not say why: neither by their description, nor by something at work.
 * Signs are left out: a stepper at its limit and a star that is not read yet have their reason beside them.
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
