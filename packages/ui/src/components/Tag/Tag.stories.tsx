import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Tag } from './Tag.tsx';
import { textGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A word or two about the thing beside it: a market, a status.',
  instead: {
    Badge: 'for how many',
    Stamp: 'for how a form was received',
    Button: 'for something to tap',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    ...textGuide,
    name: 'None.',
    contrast:
      'Words 4.5 : 1 on the ground of each tone; an edge in forced colours. The words say what the tone says.',
  },
};

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
