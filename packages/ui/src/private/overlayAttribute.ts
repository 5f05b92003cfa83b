/** On `<html>` while a sheet or a dialog is open: the page stops scrolling, the bottom nav hides. */
export const overlayAttribute = 'data-overlay-open';

/** On the mark, which no overlay dims. */
export const markAttribute = 'data-demo-mark';

/** How far down the mark reaches while an overlay is open. */
export const markHeight = 'var(--corro-mark, 0px)';
