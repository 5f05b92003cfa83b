import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { guide } from './Tag.guide.ts';
import { Tag } from './Tag.tsx';

const meta = {
  component: Tag,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: 'NASDAQ' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Inline gap={8} wrap>
      {(['neutral', 'accent', 'rise', 'fall', 'caution', 'critical'] as const).map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </Inline>
  ),
};
export const LargeText: Story = { ...Tones, globals: { textSize: 'double' } };

export const LongWordInLargeText: Story = {
  args: { tone: 'caution', children: 'Identitätsprüfungsverfahren' },
  globals: { locale: 'de', textSize: 'double' },
};
