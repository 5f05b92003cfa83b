import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { guide } from './EmptyState.guide.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    title: 'Nothing on your list yet',
    text: 'Star what you want to keep an eye on.',
    picture: 'star',
    action: <Button href="#markets">See the markets</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithNextStep: Story = {};
export const TitleAlone: Story = { args: { text: undefined, picture: 'empty', action: undefined } };
export const LargeText: Story = { globals: { textSize: 'double' } };
