/** Set on sticky bars. */
export const barAttribute = 'data-bar';

/**
 * Set on `<html>` while a sheet or dialog is open: the page stops scrolling, the bottom navigation
 * hides.
 */
export const overlayAttribute = 'data-overlay-open';

/** Bottom of the demo mark while an overlay is open. */
export const markHeight = 'var(--corro-mark, 0px)';
