import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { guide } from './Banner.guide.ts';
import { Banner } from './Banner.tsx';

const meta = {
  component: Banner,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: 'The market opens at 08:30.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Your password is changed.' } };
export const Caution: Story = {
  args: {
    tone: 'caution',
    children: 'The price has moved. Look at it again before you confirm.',
    action: (
      <Link kind="standalone" href="#again">
        Look again
      </Link>
    ),
  },
};
export const Critical: Story = { args: { tone: 'critical', children: 'The order was refused.' } };
export const Offline: Story = {
  args: { tone: 'offline', children: 'No connection. You see what was loaded 3 minutes ago.' },
};
export const OfflineStrip: Story = { args: { ...Offline.args, shape: 'strip' } };
export const LargeText: Story = { ...Caution, globals: { textSize: 'double' } };
