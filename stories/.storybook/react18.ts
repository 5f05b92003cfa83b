/**
 * Whether the stories of `@corro/ui` and `@corro/stepper` run on React 18, the oldest version that
 * the packages support.
 */
export const isReact18 = process.env.CORRO_REACT === '18';
