import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { type UiLinkProps, UiProvider } from './UiProvider.tsx';

const guide: ComponentGuide = {
  use: 'Gives every component inside it the language, the link component and the clock. Place it once around the whole app; components outside of it throw.',
  instead: {
    AppFrame: 'for the frame that one sees',
    Toast: 'for the region of messages, which goes inside it',
  },
  keyboard: 'None: it renders nothing of its own.',
  accessibility: {
    role: 'None.',
    name: 'None.',
    announced: 'Nothing.',
    contrast: 'Paints nothing: `applyAppearance` sets theme and price colours.',
    motion: 'Durations of `vars.motion` are 0 where less motion is asked for.',
  },
};

const meta = { component: UiProvider, tags: ['autodocs'], parameters: { guide } } satisfies Meta<
  typeof UiProvider
>;
export default meta;

function RoutedLink({ children, ...props }: UiLinkProps) {
  return (
    <a {...props} data-routed="yes">
      {children}
    </a>
  );
}

/** Links use the app's router. */
export const OwnLink: StoryObj<typeof meta> = {
  args: {
    locale: 'es',
    linkComponent: RoutedLink,
    children: <Link href="#elsewhere">Elsewhere</Link>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-routed', 'yes');
  },
};
