import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './Divider.guide.ts';
import { Divider } from './Divider.tsx';

const meta = { component: Divider, tags: ['autodocs'], parameters: { guide } } satisfies Meta<
  typeof Divider
>;
export default meta;

export const Hairline: StoryObj<typeof meta> = {};
