import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './Stamp.guide.ts';
import { Stamp } from './Stamp.tsx';

const meta = {
  component: Stamp,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: 'Received' },
} satisfies Meta<typeof Stamp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Caution: Story = { args: { tone: 'caution', children: 'Under review' } };

export const Rise: Story = { args: { tone: 'rise', children: 'Approved' } };

export const LargeText: Story = {
  args: { tone: 'caution', children: 'Identitätsprüfungsverfahren' },
  globals: { textSize: 'double' },
};
