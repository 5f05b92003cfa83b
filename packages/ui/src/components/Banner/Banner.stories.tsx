import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Banner } from './Banner.tsx';

const guide: ComponentGuide = {
  use: 'A notice that stays in its place: the market is closed, the price has changed, there is no connection.',
  instead: {
    Toast: 'for a message that disappears',
    Dialog: 'for a question that needs an answer',
    ErrorState: 'in place of content that failed to load',
    FieldSummary: 'for the problems of a form',
  },
  keyboard: 'None: it is text. A control in `action` has its own keys.',
  accessibility: {
    role: '`status`, or `alert` if the tone is critical.',
    name: 'None: its text is its content.',
    announced: 'Its text when it appears: politely, or immediately if the tone is critical.',
    contrast:
      "Text has at least 4.5 : 1 on each background; an icon in addition to the tone's colour; a border in forced colours.",
    motion: 'None.',
  },
};

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
