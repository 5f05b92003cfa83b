/** On what sticks to an end of the page. */
export const barAttribute = 'data-bar';
