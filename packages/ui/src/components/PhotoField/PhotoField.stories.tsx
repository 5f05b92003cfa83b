import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PhotoField } from './PhotoField.tsx';
import { notPictured } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A photo from the camera or from files, with its preview and upload progress. The file is passed to the caller and not stored.',
  instead: {
    Image: 'to show a picture',
    TextField: 'for text',
  },
  keyboard: {
    Tab: 'moves to the camera, then to the file',
    'Enter Space': 'open the camera or the file dialog',
  },
  accessibility: {
    role: '`group` of two file inputs; `progressbar` while `progress` is given.',
    name: 'The `label` names the group; the inputs are named `cameraLabel` and `fileLabel`, and described by hint and problem. The preview is named `previewAlt`.',
    announced:
      '`status` and problems, politely. Progress is not announced, because it changes constantly.',
    contrast: 'Text has at least 4.5 : 1, the focus ring and the border of the empty field 3 : 1.',
    motion: 'The progress bar changes without a transition.',
  },
};

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="16" height="10"%3E%3Crect width="16" height="10" fill="%233040A0"/%3E%3Crect x="1" y="2" width="5" height="6" fill="%23F2A900"/%3E%3C/svg%3E';

const meta = {
  component: PhotoField,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Front',
    preview: null,
    previewAlt: 'Photo of the front',
    cameraLabel: 'Take a photo',
    fileLabel: 'Choose a file',
    onChoose: fn(),
  },
} satisfies Meta<typeof PhotoField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The same file can be chosen twice. */
export const Empty: Story = {
  args: { hint: 'All four corners in the picture, and no glare' },
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['photo'], 'front.jpg', { type: 'image/jpeg' });
    const input = canvas.getByLabelText('Choose a file');
    await expect(input).toHaveAccessibleDescription(
      'All four corners in the picture, and no glare',
    );
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).toHaveBeenLastCalledWith(file);
    await expect(canvas.getByRole('group', { name: 'Front' })).toBeVisible();
  },
};

export const SketchedBack: Story = {
  args: { label: 'Back', sketch: 'back' },
  parameters: notPictured('Other stories picture the screen of the real name.'),
};

export const SketchedCover: Story = {
  args: { label: 'Cover', sketch: 'cover' },
  parameters: notPictured('Other stories picture the screen of the real name.'),
};

/** The keyboard reaches both inputs. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Take a photo')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Choose a file')).toHaveFocus();
  },
};

export const Preparing: Story = { args: { status: 'Getting ready…' } };

export const Uploading: Story = {
  args: { preview: picture, progress: { percent: 45, label: 'Uploading, 45%' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading, 45%' });
    await expect(bar).toHaveAttribute('value', '45');
  },
};

export const Uploaded: Story = {
  args: {
    preview: picture,
    status: 'The photo is here',
    done: true,
    cameraLabel: 'Take another',
    fileLabel: 'Choose another',
  },
};

export const Failed: Story = {
  args: {
    preview: picture,
    problem: 'Upload failed. Check your connection.',
    action: <Button size="small">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Choose a file')).toBeInvalid();
  },
};

/** A photo that this browser cannot display is still valid. */
export const NotShowable: Story = { args: { preview: 'data:image/heic;base64,AAAA' } };

export const Disabled: Story = {
  args: { preview: picture, status: 'The photo is here', done: true, disabled: true },
};

export const LargeText: Story = {
  args: { problem: 'Bitte fügen Sie ein Foto der Rückseite Ihres Ausweises hinzu' },
  globals: { textSize: 'double' },
};
