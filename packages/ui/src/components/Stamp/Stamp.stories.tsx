import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stamp } from './Stamp.tsx';
import { textGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'How a form was received, in a word or two: put across it, as on paper.',
  instead: {
    Tag: 'for a word about a row',
    Steps: 'for how far something has come',
    Banner: 'for a sentence',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    ...textGuide,
    name: 'None.',
    contrast: 'Words 4.5 : 1 in both themes. The words say what the tone says.',
  },
};

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

export const Critical: Story = { args: { tone: 'critical', children: 'Rejected' } };

export const LargeText: Story = {
  args: { tone: 'caution', children: 'Identitätsprüfungsverfahren' },
  globals: { textSize: 'double' },
};
