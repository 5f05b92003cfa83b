/** On `<html>` while a sheet or a dialog is open: the page stops scrolling, the bottom nav hides. */
export const overlayAttribute = 'data-overlay-open';
