import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Image } from './Image.tsx';
import { notPictured, stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A picture whose space is reserved, so that nothing moves when it loads. If it fails to load, an icon takes its place.',
  instead: {
    Icon: 'for an icon of the icon set',
    Sparkline: 'for a price curve',
    PhotoField: 'for a photo that the customer provides',
  },
  keyboard: 'None: it is a picture.',
  accessibility: {
    role: '`img`, even if the picture failed to load; hidden from screen readers if `alt` is empty.',
    name: '`alt`: what the picture shows. Empty if the text beside it says so.',
    contrast: 'The icon of a missing picture has at least 4.5 : 1.',
    ...stillAndSilent,
  },
};

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="%233040A0"/%3E%3Ccircle cx="12" cy="3" r="1.5" fill="%23F2A900"/%3E%3C/svg%3E';

const meta = {
  component: Image,
  tags: ['autodocs'],
  parameters: { guide },
  args: { src: picture, alt: 'A sun over the sea' },
} satisfies Meta<typeof Image>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const Small: Story = {
  render: (args) => (
    <Inline gap={16}>
      <Image {...args} ratio="1:1" width={40} shape="circle" />
      <Image {...args} ratio="1:1" width={72} shape="small" />
      <Image {...args} ratio="4:3" width={96} />
    </Inline>
  ),
};

/** A document is shown with all its edges. */
export const Whole: Story = { args: { fit: 'contain', ratio: '1:1' } };

/** Without a picture, the reserved space shows a sign. */
export const Missing: Story = { args: { src: null } };

export const Broken: Story = {
  parameters: notPictured('Same picture as a missing figure.'),
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(async () => {
      await expect(canvasElement.querySelector('img')).toBeNull();
    });
    await expect(canvas.getByRole('img', { name: 'A sun over the sea' })).toBeVisible();
  },
};
