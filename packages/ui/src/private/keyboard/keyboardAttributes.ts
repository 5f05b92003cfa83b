/** On `<html>` while the keyboard is open: the main button stays in view above it. */
export const typingAttribute = 'data-typing';

/** On `<html>` where text is so large, or the screen so low, that no bar may be sticky. */
export const tightAttribute = 'data-tight';

/** How much of the page the keyboard covers where it is laid over the page (iOS). */
export const keyboardHeight = 'var(--corro-keyboard, 0px)';
