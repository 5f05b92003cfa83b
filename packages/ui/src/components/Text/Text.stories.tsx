import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text, type TextSize, type TextTone } from './Text.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'Text and figures, in the six sizes and the tones of the app. Figures have equal widths, so that they align in columns.',
  instead: {
    Heading: 'for a title',
    Money: 'for an amount of money',
    Price: 'for a price with an age',
    Percent: 'for a percentage',
    Prose: 'for an article from an external author',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: 'That of the element in `as`; none for `span`, the default.',
    name: 'Its words.',
    contrast:
      'Each tone has at least 4.5 : 1 on every background. A tone never carries meaning alone.',
    ...stillAndSilent,
  },
};

const meta = {
  component: Text,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: '1,234.50 and a few words' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes: TextSize[] = [12, 14, 16, 20, 28, 40];
const tones: TextTone[] = [
  'default',
  'muted',
  'accent',
  'rise',
  'fall',
  'success',
  'caution',
  'critical',
];

export const Usual: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack gap={8}>
      {sizes.map((size) => (
        <Text key={size} as="p" size={size}>
          {size} · 1,234.50
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap={8}>
      {tones.map((tone) => (
        <Text key={tone} as="p" tone={tone} weight="strong">
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

/** Figures with equal digits have equal width. */
export const Tabular: Story = {
  render: () => (
    <Stack gap={0} align="end">
      <Text>1,111.11</Text>
      <Text>8,888.88</Text>
      <Text>4,070.90</Text>
    </Stack>
  ),
};

export const Truncated: Story = {
  args: { truncate: true, children: 'A name much longer than any phone is ever going to be wide' },
};

/** Always two lines high, so that neighbouring cards align. */
export const TwoLines: Story = {
  render: () => (
    <Stack gap={8}>
      <Text lines={2}>Short</Text>
      <Text lines={2}>
        A name much longer than any phone is ever going to be wide, and longer still than twice that
      </Text>
    </Stack>
  ),
};

export const LongWord: Story = {
  args: { as: 'p', children: 'Kapitalertragsteuerrückerstattungsantragsformular' },
};
