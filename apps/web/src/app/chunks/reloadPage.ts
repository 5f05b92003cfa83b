/** Whether the app runs in the frame of the desktop page, as the page noted when it began (spec §3). */
export function isIframePage(): boolean {
  try {
    return sessionStorage.getItem('isIframePage') === 'true';
  } catch {
    return false;
  }
}

/**
 * Loads the page again. In a frame its address says so: not every browser tells the server, which would
 * answer with the desktop page. The mark is taken off again when the page begins.
 */
export function reloadPage(): void {
  if (isIframePage()) {
    const address = new URL(location.href);
    address.searchParams.set('framed', '');
    history.replaceState(history.state, '', address);
  }
  location.reload();
}
