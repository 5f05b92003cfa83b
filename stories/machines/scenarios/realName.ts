import { realNameMachine } from '@corro/machines';
import { answer } from '@corro/testing';
import { expect, waitFor, within } from 'storybook/test';
import { buttonOf, retype, says, type Sentence } from '../../harness/form.ts';
import {
  at,
  calls,
  choose,
  fresh,
  photoField,
  storedPhotos,
} from '../../screens/real-name/realName.ts';
import { harnessOf } from '../../harness/withApp.tsx';
import type { MachineScenario, PlayContext, Step } from '../runner/MachineScenario.ts';
import { endSteps, offScreen, outcome, press } from '../runner/steps.ts';
import { button } from './formFlow/formFlowShows.ts';
import { choosePhoto, photoSteps, uploads } from './realName/photoSteps.ts';
import { readings, statusSteps } from './realName/statusSteps.ts';

const empty = { kind: 'idCard', name: '', idNumber: '' };
const filled = { kind: 'idCard', name: 'Nombre Apellido', idNumber: 'A1234567' };

const sent = `xstate.done.actor.0.${realNameMachine.id}.none.form.submitting`;
const sending = {
  done: answer.ok(),
  refused: answer.refusal('invalid-verification'),
  unclear: answer.html(502),
};

const enter = (page: PlayContext, label: Sentence, text: string) =>
  retype(page, within(page.canvasElement).getByLabelText(harnessOf(page).t(label)), text);

/** Goes on from the back to the name and number where necessary. */
async function showData(page: PlayContext): Promise<void> {
  const name = harnessOf(page).t('identity.submit');
  const isShown = within(page.canvasElement).queryByRole('button', { name }) !== null;
  if (!isShown) await press(page, 'register.next');
}

/** The screen asks for name and number once both photos have arrived. */
const asksForData: Step['when'] = (snapshot) =>
  snapshot.matches({ none: { front: 'uploaded', back: 'uploaded' } });

const submitting = (form: typeof empty): Step => ({
  event: { type: 'SUBMIT', form },
  when: asksForData,
  act: async (page) => {
    await showData(page);
    await enter(page, 'identity.name', form.name);
    await enter(page, 'identity.number', form.idNumber);
    await page.userEvent.click(buttonOf(page, 'identity.submit'));
  },
});

/** Asserts that the field of a photo shows one of these sentences. */
const photo =
  (side: 'front' | 'back', ...sentences: readonly [Sentence, ...Sentence[]]) =>
  async (page: PlayContext) => {
    const { t } = harnessOf(page);
    const texts = new Set(sentences.map((sentence) => t(sentence, { percent: 0 })));
    const place = within(await photoField(page, side));
    await waitFor(() => expect(place.getByText((text) => texts.has(text))).toBeVisible());
  };

const photoShows = (side: 'front' | 'back'): MachineScenario['shows'] => ({
  [`none.${side}.empty`]: photo(side, 'identity.takePhoto'),
  [`none.${side}.preparing`]: photo(side, 'identity.preparing'),
  [`none.${side}.uploading`]: photo(side, 'identity.uploading'),
  [`none.${side}.uploaded`]: photo(side, 'identity.uploaded'),
  [`none.${side}.failed`]: photo(side, 'identity.uploadFailed', 'hint.too-many-pixels'),
});

export const realName: MachineScenario = {
  machine: realNameMachine,
  app: { ...fresh(storedPhotos()).app, at },
  open: (page) => says(page, 'identity.intro'),
  replies: { [calls.upload]: uploads, [calls.submit]: sending, [calls.state]: readings },
  steps: {
    ...photoSteps('front'),
    ...photoSteps('back'),
    'choose a file that is not an image': {
      event: {
        type: 'CHOOSE',
        side: 'front',
        key: 'p-1',
        facts: { type: 'application/pdf', bytes: 8 },
      },
      act: (page) =>
        choose(page, 'front', new File(['%PDF-1.7'], 'id.pdf', { type: 'application/pdf' })),
      when: (snapshot) => !snapshot.matches({ none: { form: 'submitting' } }),
    },
    // The harness reports no upload progress.
    'some of it has gone': offScreen({ type: 'PROGRESS', side: 'front', key: 'p-1', percent: 40 }),
    'edit the name': {
      event: { type: 'EDIT', field: 'name' },
      when: asksForData,
      act: async (page) => {
        await showData(page);
        await enter(page, 'identity.name', filled.name);
      },
    },
    'send it filled in': submitting(filled),
    'send it empty': submitting(empty),
    ...endSteps(sent, calls.submit, {
      'it is received': [outcome.done(), sending.done],
      'it is refused': [outcome.refused('invalid-verification'), sending.refused],
      'no clear answer': [outcome.unclear, sending.unclear],
    }),
    ...statusSteps,
    'start again after a rejection': {
      event: { type: 'START_AGAIN' },
      act: (page) => page.userEvent.click(buttonOf(page, 'identity.startAgain')),
    },
  },
  automaticEvents: ['PROGRESS', 'STATUS'],
  onScreen: { CHOOSE: choosePhoto },
  shows: {
    ...photoShows('front'),
    ...photoShows('back'),
    // The first of three steps: the screen asks for the back and the data later.
    'none.back.empty': photo('front', 'identity.takePhoto'),
    'none.form.ready.editing': photo('front', 'identity.takePhoto'),
    'none.form.ready.refused': (page) => says(page, 'hint.invalid-verification'),
    'none.form.ready.failed': (page) => says(page, 'identity.failed'),
    'none.form.submitting': button('identity.submitting', true),
    pending: (page) => says(page, 'identity.stamp.pending'),
    approved: (page) => says(page, 'identity.stamp.approved'),
    rejected: (page) => says(page, 'identity.stamp.rejected'),
    unknown: async (page) => {
      const text = harnessOf(page).t('identity.stamp.unknown', { code: '7' });
      await expect(await page.canvas.findByText(text)).toBeVisible();
    },
  },
};
