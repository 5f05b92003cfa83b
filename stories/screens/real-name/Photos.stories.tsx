import { answer } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { wholePage } from '../../pictures/modes.ts';
import { buttonOf, says } from '../../harness/form.ts';
import { screenMeta, harnessOf } from '../../harness/withApp.tsx';
import { calls, choose, fresh, heavyPicture, passPhoto, photoField, picture } from './realName.ts';

// Unreachable: empty. Without data the screen shows the form, which is the next step itself.
export default {
  title: 'Account/Real name/Photos',
  id: 'screens-real-name-photos',
  ...screenMeta(wholePage, fresh()),
};
type Story = StoryObj;

export const Uploading: Story = {
  name: 'waits for a photo',
  parameters: fresh({ [calls.upload]: answer.stall() }),
  play: async (context) => {
    await choose(context, 'front', await picture());
    await says(context, 'identity.uploading', { percent: 0 });
    await says(context, 'identity.waitForPhotos');
    await expect(buttonOf(context, 'register.next')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const MadeSmaller: Story = {
  name: 'shrinks a photo of more than 5 MB',
  play: async (context) => {
    const heavy = await heavyPicture();
    await expect(heavy.size).toBeGreaterThan(5_242_880);
    await choose(context, 'front', heavy);
    const { t, upstream } = harnessOf(context);
    await context.canvas.findByText(t('identity.uploaded'));
    const body = upstream.callsTo(calls.upload)[0]?.body;
    const sent = body instanceof FormData ? body.get('file') : null;
    if (!(sent instanceof File)) throw new Error('No file was sent.');
    await expect(sent.type).toBe('image/jpeg');
    await expect(sent.size).toBeLessThanOrEqual(5_242_880);
  },
};

export const NotAnImage: Story = {
  name: 'spec §5 real name image: refuses a file that is not an image',
  play: async (context) => {
    await choose(context, 'front', new File(['%PDF-1.7'], 'id.pdf', { type: 'application/pdf' }));
    await says(context, 'problem.not-an-image');
    await expect(harnessOf(context).upstream.callsTo(calls.upload)).toHaveLength(0);
  },
};

export const TooLarge: Story = {
  name: 'spec §5 real name image size, spec §9 image maximum: refuses one byte more',
  play: async (context) => {
    const bytes = new Uint8Array(5_242_881);
    await choose(context, 'front', new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
    await says(context, 'problem.image-too-large');
    await expect(harnessOf(context).upstream.callsTo(calls.upload)).toHaveLength(0);
  },
};

export const Retried: Story = {
  name: 'spec §8 upload failure: sends one photo again',
  parameters: fresh({
    [calls.upload]: [
      answer.ok({ url: '/api/files/1' }),
      answer.offline(),
      answer.ok({ url: '/api/files/2' }),
    ],
  }),
  play: async (context) => {
    const { t, upstream } = harnessOf(context);
    await passPhoto(context, 'front');
    await choose(context, 'back', await picture('#7A1F3D'));
    await says(context, 'identity.uploadFailed');
    await context.userEvent.click(buttonOf(context, 'shell.retry'));
    const back = within(await photoField(context, 'back'));
    await expect(await back.findByText(t('identity.uploaded'))).toBeVisible();
    await expect(upstream.callsTo(calls.upload)).toHaveLength(3);
    const alt = t('identity.photoOf', { side: t('identity.back') });
    await expect(await context.canvas.findByRole('img', { name: alt })).toBeVisible();
  },
};

export const RefusedPhoto: Story = {
  name: 'offers another photo, not a retry',
  parameters: fresh({ [calls.upload]: answer.refusal('too-many-pixels') }),
  play: async (context) => {
    await choose(context, 'front', await picture());
    await says(context, 'hint.too-many-pixels');
    const { t } = harnessOf(context);
    await expect(context.canvas.queryByRole('button', { name: t('shell.retry') })).toBeNull();
    await expect(context.canvas.queryByRole('button', { name: t('register.next') })).toBeNull();
  },
};
