/** On what sticks to an end of the page. */
export const barAttribute = 'data-bar';

/** On `<html>` while a sheet or a dialog is open: the page stops scrolling, the bottom nav hides. */
export const overlayAttribute = 'data-overlay-open';

/** How far down the mark reaches while an overlay is open. */
export const markHeight = 'var(--corro-mark, 0px)';
