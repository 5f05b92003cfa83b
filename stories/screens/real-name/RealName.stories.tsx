import { answer, fakeNow } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { buttonOf, says } from '../../harness/form.ts';
import { operator } from '../../harness/StoryScenario.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import {
  at,
  calls,
  choose,
  fresh,
  noVerification,
  passPhoto,
  passPhotos,
  photoField,
  picture,
  storedPhotos,
  submittedVerification,
  uploadAnswer,
} from './realName.ts';
import { failedRefetch } from '../../harness/refetchStories.ts';

export default {
  title: 'Account/Real name',
  id: 'screens-real-name-realname',
  ...screenMeta(fresh()),
};
type Story = StoryObj;

export const Loading: Story = { parameters: fresh({ [calls.state]: answer.stall() }) };

export const Ready: Story = {
  name: 'spec §4 real name none: shows the form',
  play: async (context) => {
    await says(context, 'identity.demo');
    const hint = harnessOf(context).t('identity.photosHint');
    await expect(within(await photoField(context, 'front')).getByText(hint)).toBeVisible();
  },
};

export const Operated: Story = {
  name: 'shows no demo notice for an operator',
  parameters: scenario({
    at,
    settings: { operator },
    upstream: {
      [calls.state]: answer.real({ status: 0 }),
      'GET /stock/success/user_message/unread-count': answer.real({ unread_count: 0 }),
    },
  }),
  play: async (context) => {
    await says(context, 'identity.intro');
    await expect(context.canvas.queryByText(harnessOf(context).t('identity.demo'))).toBeNull();
  },
};

export const Problems: Story = {
  name: 'spec §5 real name required: goes on with a photo only, then reports each missing field',
  parameters: atRest,
  play: async (context) => {
    const { t } = harnessOf(context);
    const next = { name: t('register.next') };
    await photoField(context, 'front');
    await expect(context.canvas.queryByRole('button', next)).toBeNull();
    await passPhoto(context, 'front');
    await photoField(context, 'back');
    await expect(context.canvas.queryByRole('button', next)).toBeNull();
    await passPhoto(context, 'back');
    const name = await context.canvas.findByLabelText(t('identity.name'));
    await waitFor(() => expect(name).toHaveFocus());
    await context.userEvent.click(buttonOf(context, 'identity.submit'));
    await says(context, 'problem.name-required');
    await says(context, 'problem.id-number-required');
    await waitFor(() => expect(name).toHaveFocus());
  },
};

export const Back: Story = {
  name: 'goes back one step at a time, with the photos',
  parameters: notPictured('Other stories picture the steps.'),
  play: async (context) => {
    const { t } = harnessOf(context);
    await passPhotos(context);
    await context.canvas.findByLabelText(t('identity.name'));
    for (const side of ['back', 'front'] as const) {
      history.back();
      const field = within(await photoField(context, side));
      await expect(field.getByText(t('identity.uploaded'))).toBeVisible();
    }
    await context.userEvent.click(buttonOf(context, 'register.next'));
    await expect(await photoField(context, 'back')).toBeVisible();
  },
};

export const Passport: Story = {
  name: 'requires no back side for a passport',
  play: async (context) => {
    const { t } = harnessOf(context);
    await context.userEvent.click(
      await context.canvas.findByLabelText(t('identity.kind.passport')),
    );
    const front = await photoField(context, 'front.passport');
    await expect(within(front).getByText(t('identity.photosHint.passport'))).toBeVisible();
    await choose(context, 'front.passport', await picture());
    await within(front).findByText(t('identity.uploaded'));
    await context.userEvent.click(buttonOf(context, 'register.next'));
    await expect(
      context.canvas.getByRole('group', { name: t('identity.back.passport') }),
    ).toBeVisible();
  },
};

export const Drafted: Story = {
  name: 'keeps the name and kind of a card but not its number',
  play: async (context) => {
    const { t, services } = harnessOf(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByLabelText(t('identity.kind.driver')));
    await passPhotos(context);
    await userEvent.type(await canvas.findByLabelText(t('identity.name')), 'Nombre');
    await userEvent.type(canvas.getByLabelText(t('identity.number')), 'Q7');
    const draft = services.storage.read('draft_real-name');
    await expect(draft).toContain('"name":"Nombre","kind":"driver"');
    await expect(draft).not.toContain('Q7');
  },
};

export const Offline: Story = {
  name: 'keeps the typed text',
  play: async (context) => {
    const { t } = harnessOf(context);
    await passPhotos(context);
    const number = await context.canvas.findByLabelText(t('identity.number'));
    await context.userEvent.type(number, 'Q7');
    harnessOf(context).setOnline(false);
    await says(context, 'identity.offline');
    await expect(context.canvas.getByLabelText(t('identity.number'))).toHaveValue('Q7');
  },
};

export const Failed: Story = {
  parameters: fresh({ [calls.state]: [answer.html(502), noVerification] }),
  play: async (context) => {
    await says(context, 'error.protocol.title');
    await context.userEvent.click(buttonOf(context, 'shell.retry'));
    await says(context, 'identity.intro');
  },
};

export const FailedRefetch: Story = {
  ...failedRefetch(calls.state, (context) => says(context, 'identity.stamp.pending')),
  parameters: fresh({ [calls.state]: submittedVerification(), ...storedPhotos() }),
};

export const Pending: Story = {
  name: 'spec §4 real name pending: shows a stamp and no form',
  parameters: {
    ...fresh({ [calls.state]: submittedVerification(), ...storedPhotos() }),
    ...notPictured('Same picture as right after submitting.'),
  },
  play: async (context) => {
    await says(context, 'identity.stamp.pending');
    const { t } = harnessOf(context);
    const alt = t('identity.photoOf', { side: t('identity.front') });
    await expect(await context.canvas.findByRole('img', { name: alt })).toBeVisible();
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
    await expect(context.canvas.queryByText(/A1234567/)).toBeNull();
  },
};

export const Approved: Story = {
  name: 'spec §4 real name approved: shows another stamp and no form',
  parameters: fresh({
    [calls.state]: [submittedVerification(), submittedVerification({ status: 'approved' })],
    ...storedPhotos(),
  }),
  play: async (context) => {
    await says(context, 'identity.stamp.pending');
    await harnessOf(context).refresh();
    await says(context, 'identity.stamp.approved');
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Rejected: Story = {
  name: 'opens again with the draft',
  parameters: scenario({
    at,
    stored: {
      'draft_real-name': JSON.stringify({ time: fakeNow - 60_000, values: { name: 'Nombre' } }),
    },
    upstream: {
      [calls.state]: submittedVerification({ status: 'rejected' }),
      [calls.upload]: [uploadAnswer(1), uploadAnswer(2)],
      ...storedPhotos(),
    },
  }),
  play: async (context) => {
    await says(context, 'identity.stamp.rejected');
    await says(context, 'identity.text.rejected');
    await context.userEvent.click(buttonOf(context, 'identity.startAgain'));
    await passPhotos(context);
    const name = context.canvas.findByLabelText(harnessOf(context).t('identity.name'));
    await expect(await name).toHaveValue('Nombre');
  },
};

export const Unknown: Story = {
  parameters: fresh({
    [calls.state]: submittedVerification({ status: { unknown: '7' } }),
    ...storedPhotos(),
  }),
  play: (context) => says(context, 'identity.stamp.unknown', { code: '7' }),
};

export const PhotosFailed: Story = {
  name: 'says that the photos cannot be loaded',
  parameters: fresh({
    [calls.state]: submittedVerification({ backPhoto: null }),
    'GET /files/1': answer.refusal('not-found'),
  }),
  play: async (context) => {
    const alt = harnessOf(context).t('identity.photoFailed');
    await expect(await context.canvas.findByRole('img', { name: alt })).toBeVisible();
  },
};
