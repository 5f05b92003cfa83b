/** On `Columns`: what is around them makes room for both. */
export const columnsAttribute = 'data-columns';
