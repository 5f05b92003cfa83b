import { realNameMachine } from '@corro/machines';
import { answer } from '@corro/testing';
import { waitFor, within } from 'storybook/test';
import {
  calls,
  choose,
  photoField,
  picture,
  uploadAnswer,
} from '../../../screens/real-name/realName.ts';
import type { AnyMachineSnapshot } from 'xstate';
import { harnessOf } from '../../../harness/withApp.tsx';
import type { MachineScenario, PlayContext } from '../../runner/MachineScenario.ts';
import { endSteps, outcome, press } from '../../runner/steps.ts';
import { createSlowReader } from './slowReader.ts';

export const uploads = {
  done: uploadAnswer(1),
  refused: answer.refusal('too-many-pixels'),
  unclear: answer.html(502),
};

const reader = createSlowReader();

/** Chooses a file of the event's type, because an event cannot contain the file itself. */
export const choosePhoto: NonNullable<MachineScenario['onScreen']>[string] = async (
  page,
  { side, facts },
) => {
  const content = String(facts.type).startsWith('image/') ? await picture() : '%PDF-1.7';
  const file = new File([content], 'chosen', { type: facts.type });
  await choosePhotoOf(page, side === 'back' ? 'back' : 'front', file);
};

/** Goes on from the front to the back where necessary, and chooses a file. */
async function choosePhotoOf(page: PlayContext, side: 'front' | 'back', file: File): Promise<void> {
  const name = harnessOf(page).t('identity.back');
  const isAtBack = within(page.canvasElement).queryByRole('group', { name }) !== null;
  if (side === 'back' && !isAtBack) await press(page, 'register.next');
  await choose(page, side, file);
}

/**
 * True while no upload is in progress. With one upload at a time, it is clear to which photo an
 * answer belongs.
 */
const isFree = (snapshot: AnyMachineSnapshot) =>
  !snapshot.matches({ none: { form: 'submitting' } }) &&
  !['front', 'back'].some((side) =>
    ['preparing', 'uploading'].some((phase) => snapshot.matches({ none: { [side]: phase } })),
  );

export function photoSteps(side: 'front' | 'back'): MachineScenario['steps'] {
  const at = `xstate.done.actor.0.${realNameMachine.id}.none.${side}`;
  const uploading = `${at}.uploading`;
  return {
    [`choose the ${side}`]: {
      // A HEIC photo: the app converts this type before the upload.
      event: {
        type: 'CHOOSE',
        side,
        key: `${side}-1`,
        facts: { type: 'image/heic', bytes: 48_000 },
      },
      act: async (page) => {
        reader.keepNext();
        const file = new File([await picture()], 'id.heic', { type: 'image/heic' });
        await choosePhotoOf(page, side, file);
        await waitFor(() => reader.assertReading());
      },
      // The screen asks for the back once the front has arrived.
      when: (snapshot) =>
        isFree(snapshot) && (side === 'front' || snapshot.matches({ none: { front: 'uploaded' } })),
    },
    [`the ${side} is ready`]: {
      event: { type: `${at}.preparing`, output: { type: 'image/jpeg', bytes: 20_000 } },
      act: async () => reader.goOn(),
    },
    ...endSteps(uploading, calls.upload, {
      [`the ${side} has arrived`]: [outcome.done({ url: '/api/files/1' }), uploads.done],
      [`the ${side} is refused`]: [outcome.refused('too-many-pixels'), uploads.refused],
      [`the ${side} gets no clear answer`]: [outcome.unclear, uploads.unclear],
    }),
    [`send the ${side} again`]: {
      event: { type: 'RETRY', side },
      act: async (page) => {
        const place = within(await photoField(page, side));
        const name = harnessOf(page).t('shell.retry');
        await page.userEvent.click(place.getByRole('button', { name }));
      },
      // Left out of paths: the app has already prepared the photo, so the machine leaves the state
      // `preparing` at once, and a path could not find the machine in this state.
      when: () => false,
    },
  };
}
