import type { Decorator } from '@storybook/react-vite';

/** A parent with a height, which charts and steppers fill. */
export const inABox =
  (height: number | string): Decorator =>
  (Story) => (
    <main style={{ height }}>
      <Story />
    </main>
  );

/** Parameters of stories of charts: two pictures of one may differ. */
export const withoutPicture = {
  chromatic: { disableSnapshot: true, because: 'The worker lays the chart out in its own time.' },
};
