import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Banner } from './Banner.tsx';

const guide: ComponentGuide = {
  use: 'A notice that stays in its place: the market is closed, the price has moved, there is no connection.',
  instead: {
    Toast: 'for a message that may leave',
    Dialog: 'for what wants an answer',
    ErrorState: 'in the place of content that did not come',
    FieldSummary: 'for what is wrong with a form',
  },
  keyboard: 'None: it is text. What is in `action` is reached by itself.',
  accessibility: {
    role: '`status`; `alert` where the tone is critical.',
    name: 'None: its words are what it says.',
    announced: 'Its words, when it appears: politely, at once where the tone is critical.',
    contrast:
      'Words 4.5 : 1 on each ground; a sign besides the colour of the tone; an edge in forced colours.',
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
