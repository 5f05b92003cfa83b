import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Tag } from './Tag.tsx';
import { textGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A word or two about the thing beside it: a market, a status.',
  instead: {
    Badge: 'for a count',
    Stamp: 'for the status of a form',
    Button: 'for an action',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    ...textGuide,
    name: 'None.',
    contrast:
      'Text has at least 4.5 : 1 on the background of each tone; a border in forced colours. The text means the same as the tone.',
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
