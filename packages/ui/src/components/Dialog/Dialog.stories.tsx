import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { guide } from './Dialog.guide.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  tags: ['autodocs'],
  parameters: { guide, docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Leave without saving?',
    children: 'What you typed is kept for half an hour.',
    actions: (
      <>
        <Button fullWidth>Stay</Button>
        <Button fullWidth tone="quiet">
          Leave
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Critical: Story = {
  args: {
    tone: 'critical',
    title: 'Remove this account?',
    children: 'It cannot be brought back.',
    actions: (
      <>
        <Button fullWidth tone="critical">
          Remove
        </Button>
        <Button fullWidth tone="neutral">
          Cancel
        </Button>
      </>
    ),
  },
};

export const LargeText: Story = { ...Critical, globals: { textSize: 'double' } };
