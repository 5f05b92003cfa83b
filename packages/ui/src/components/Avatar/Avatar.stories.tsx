import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A circle that represents something in a list: two letters on one of eight tints, an icon, flags, or a picture that covers the letters once it has loaded. The tint has no meaning; the same thing always has the same tint.',
  instead: {
    Icon: 'for an action or a type of thing',
    Image: 'for a picture with details',
    Badge: 'for a count',
  },
  keyboard: 'None: it is a picture.',
  accessibility: {
    role: '`img` with a `label`; otherwise decoration, hidden from screen readers.',
    name: '`label`. None if the name is beside it.',
    contrast: 'Letters and icons have at least 4.5 : 1 on each tint, in both themes.',
    ...stillAndSilent,
  },
};

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Crect width="40" height="40" fill="%233040A0"/%3E%3Ccircle cx="20" cy="20" r="10" fill="%23F2A900"/%3E%3C/svg%3E';

const tints = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const signs = [
  'beef',
  'bond',
  'chart',
  'coffee',
  'fuel',
  'future',
  'leaf',
  'metal',
  'refused',
  'wheat',
] as const;
const currencies =
  'AUD BRL CAD CHF CLP CNY COP DKK EUR GBP HKD INR JPY KRW MXN MYR NOK NZD PEN SEK SGD THB TWD USD ZAR';

const meta = {
  component: Avatar,
  tags: ['autodocs'],
  parameters: { guide },
  args: { letters: 'VL', tint: 2 },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Letters, signs, flags, a pair, a picture and an unknown thing, in both sizes. */
export const Faces: Story = {
  render: (args) => (
    <Stack gap={16}>
      {([40, 32] as const).map((size) => (
        <Stack key={size} gap={12}>
          <Inline gap={8}>
            {tints.map((tint) => (
              <Avatar key={tint} {...args} size={size} tint={tint} />
            ))}
            <Avatar letters="W" size={size} />
            <Avatar {...args} size={size} src={picture} />
          </Inline>
          <Inline gap={8}>
            {signs.map((glyph, at) => (
              <Avatar key={glyph} {...args} size={size} glyph={glyph} tint={tints[at % 8]} />
            ))}
          </Inline>
          <Inline gap={8}>
            {currencies.split(' ').map((currency) => (
              <Avatar key={currency} {...args} size={size} flags={[currency]} />
            ))}
          </Inline>
          <Inline gap={8}>
            <Avatar {...args} size={size} flags={['USD', 'MXN']} />
            <Avatar {...args} size={size} flags={['EUR', 'JPY']} />
            <Avatar letters="XA" tint={7} size={size} flags={['USD', 'XAU']} />
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
};

const likeLetters = {
  chromatic: { disableSnapshot: true, because: 'The letters are those of Faces.' },
};

const imageIn = (canvasElement: HTMLElement) => canvasElement.querySelector('img');

/** A loaded picture covers the letters. */
export const Picture: Story = {
  parameters: likeLetters,
  args: { src: picture },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const image = imageIn(canvasElement);
      return expect(image !== null && getComputedStyle(image).opacity).toBe('1');
    });
  },
};

/** The letters stay if the picture fails to load. */
export const PictureFails: Story = {
  parameters: likeLetters,
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(imageIn(canvasElement)).toBeNull());
    await expect(canvas.getByText('VL')).toBeVisible();
  },
};

export const Labelled: Story = {
  parameters: likeLetters,
  args: { label: 'Veltora' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Veltora' })).toBeVisible();
  },
};
