import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { guide } from './UiProvider.guide.ts';
import type { UiLinkProps } from './UiContext.ts';
import { UiProvider } from './UiProvider.tsx';

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

/** The links of an app go through its router. */
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
