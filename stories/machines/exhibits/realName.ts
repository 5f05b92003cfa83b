import { realNameMachine } from '@corro/machines';
import { answer } from '@corro/testing';
import { expect, waitFor, within } from 'storybook/test';
import { buttonOf, says, type Sentence } from '../../screens/form.ts';
import { calls, choose, fresh, photoField, stored } from '../../screens/real-name/realName.ts';
import { stageOf } from '../../screens/withApp.tsx';
import type { Exhibit, Hands, Step } from '../walk/Exhibit.ts';
import { offScreen, replying } from '../walk/walk.ts';
import { button } from './formFlow/button.ts';
import { choosing, photoSteps, uploads } from './realName/photoSteps.ts';
import { readings, statusSteps } from './realName/statusSteps.ts';

const empty = { kind: 'idCard', name: '', idNumber: '' };
const filled = { kind: 'idCard', name: 'Nombre Apellido', idNumber: 'A1234567' };

const sent = `xstate.done.actor.0.${realNameMachine.id}.none.form.submitting`;
const sending = {
  done: answer.ok(),
  refused: answer.refusal('invalid-verification'),
  unclear: answer.html(502),
};

async function enter({ canvasElement, userEvent, loaded }: Hands, label: Sentence, text: string) {
  const field = within(canvasElement).getByLabelText(stageOf({ loaded }).t(label));
  await userEvent.clear(field);
  await userEvent.click(field);
  if (text !== '') await userEvent.paste(text);
}

const submitting = (form: typeof empty): Step => ({
  event: { type: 'SUBMIT', form },
  act: async (hands) => {
    await enter(hands, 'identity.name', form.name);
    await enter(hands, 'identity.number', form.idNumber);
    await hands.userEvent.click(buttonOf(hands, 'identity.submit'));
  },
});

/** Holds that the place of a photo says one of these. */
const photo =
  (side: 'front' | 'back', ...sentences: readonly [Sentence, ...Sentence[]]) =>
  async (hands: Hands) => {
    const { t } = stageOf(hands);
    const texts = new Set(sentences.map((sentence) => t(sentence, { percent: 0 })));
    const place = within(await photoField(hands, side));
    await waitFor(() => expect(place.getByText((text) => texts.has(text))).toBeVisible());
  };

const photoShows = (side: 'front' | 'back'): Exhibit['shows'] => ({
  [`none.${side}.empty`]: photo(side, 'identity.takePhoto'),
  [`none.${side}.preparing`]: photo(side, 'identity.preparing'),
  [`none.${side}.uploading`]: photo(side, 'identity.uploading'),
  [`none.${side}.uploaded`]: photo(side, 'identity.uploaded'),
  [`none.${side}.failed`]: photo(side, 'identity.uploadFailed', 'hint.too-many-pixels'),
});

export const realName: Exhibit = {
  machine: realNameMachine,
  scene: fresh(stored()).app,
  open: (hands) => says(hands, 'identity.intro'),
  replies: { [calls.upload]: uploads, [calls.submit]: sending, [calls.state]: readings },
  steps: {
    ...photoSteps('front'),
    ...photoSteps('back'),
    'choose what is no image': {
      event: {
        type: 'CHOOSE',
        side: 'front',
        key: 'p-1',
        facts: { type: 'application/pdf', bytes: 8 },
      },
      act: (hands) =>
        choose(hands, 'front', new File(['%PDF-1.7'], 'id.pdf', { type: 'application/pdf' })),
      when: (snapshot) => !snapshot.matches({ none: { form: 'submitting' } }),
    },
    // The calls of a stage go out in one piece.
    'some of it has gone': offScreen({ type: 'PROGRESS', side: 'front', key: 'p-1', percent: 40 }),
    'edit the name': {
      event: { type: 'EDIT', field: 'name' },
      act: (hands) => enter(hands, 'identity.name', filled.name),
    },
    'send it filled in': submitting(filled),
    'send it empty': submitting(empty),
    'it is received': {
      event: { type: sent, output: { kind: 'done', value: null } },
      act: replying(calls.submit, sending.done),
    },
    'it is refused': {
      event: { type: sent, output: { kind: 'refused', code: 'invalid-verification', values: {} } },
      act: replying(calls.submit, sending.refused),
    },
    'no clear answer': {
      event: { type: sent, output: { kind: 'failed', failure: 'protocol' } },
      act: replying(calls.submit, sending.unclear),
    },
    ...statusSteps,
  },
  told: ['PROGRESS', 'STATUS'],
  byHand: { CHOOSE: choosing },
  shows: {
    ...photoShows('front'),
    ...photoShows('back'),
    'none.form.ready.editing': button('identity.submit'),
    'none.form.ready.refused': (hands) => says(hands, 'hint.invalid-verification'),
    'none.form.ready.failed': (hands) => says(hands, 'identity.failed'),
    'none.form.submitting': button('identity.submitting', true),
    pending: (hands) => says(hands, 'identity.stamp.pending'),
    approved: (hands) => says(hands, 'identity.stamp.approved'),
    unknown: async (hands) => {
      const text = stageOf(hands).t('identity.stamp.unknown', { code: '7' });
      await expect(await hands.canvas.findByText(text)).toBeVisible();
    },
  },
};
