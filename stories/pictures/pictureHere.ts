import type { StoryContext } from '@storybook/react-vite';

/** What the error says that ends a `play` where its picture is taken. */
export const pictureTaken = 'The picture is taken here.';

/**
 * Where the `play` of a story goes on from the state that its name says: the picture is taken here.
 * The rest of the `play` is not run then, but in the tests.
 */
export function pictureHere({ globals }: Pick<StoryContext, 'globals'>): void {
  if (globals.isPictured === true) throw new Error(pictureTaken);
}
