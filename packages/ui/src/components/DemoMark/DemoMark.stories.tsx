import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './DemoMark.guide.ts';
import { DemoMark } from './DemoMark.tsx';

const meta = {
  component: DemoMark,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'DEMO · dinero simulado' },
} satisfies Meta<typeof DemoMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {};
export const LargeText: Story = { globals: { textSize: 'double' } };
