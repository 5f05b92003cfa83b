import type { Meta, StoryObj } from '@storybook/react-vite';
import { FloatingButton } from './FloatingButton.tsx';

const meta = {
  component: FloatingButton,
  args: { icon: 'service', label: 'Help', href: '#help' },
} satisfies Meta<typeof FloatingButton>;
export default meta;

export const Button: StoryObj<typeof meta> = {};
