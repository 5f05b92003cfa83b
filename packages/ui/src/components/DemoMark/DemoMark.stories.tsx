import type { Meta, StoryObj } from '@storybook/react-vite';
import { DemoMark } from './DemoMark.tsx';

const meta = {
  component: DemoMark,
  args: { label: 'DEMO · dinero simulado' },
} satisfies Meta<typeof DemoMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {};
export const LargeText: Story = { globals: { textSize: 'double' } };
