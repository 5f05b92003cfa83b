/** True if the app runs in the frame of the desktop page (spec §3); `firstView.ts` stores it. */
export function isIframePage(): boolean {
  try {
    return sessionStorage.getItem('isIframePage') === 'true';
  } catch {
    return false;
  }
}

/**
 * Reloads the page. In the frame the address gets `?framed`, because not every browser tells the
 * server, which would answer with the desktop page. `firstView.ts` removes it again.
 */
export function reloadPage(): void {
  if (isIframePage()) {
    const address = new URL(location.href);
    address.searchParams.set('framed', '');
    history.replaceState(history.state, '', address);
  }
  location.reload();
}
