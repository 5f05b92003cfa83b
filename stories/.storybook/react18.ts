/** Whether the stories of `@corro/ui` run on React 18, the oldest version that the package supports. */
export const isReact18 = process.env.CORRO_REACT === '18';
