import { noPhoto, quiet } from './changes.ts';
import { form } from './form.ts';
import { photo } from './photo.ts';
import { realNameSetup } from './realNameSetup.ts';

/**
 * Verifying the real name (spec §4): none, with two photos that go their own ways beside the form;
 * then pending, then approved, as the upstream says. Its effects are named in `realNameSetup`.
 */
export const realNameMachine = realNameSetup.createMachine({
  id: 'realName',
  context: ({ input: { status } }) => ({ ...quiet, status, front: noPhoto, back: noPhoto }),
  initial: 'deciding',
  on: {
    STATUS: {
      guard: { type: 'isNews', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'noteStatus', params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: { type: 'isAt', params: { word: 'none' } }, target: 'none' },
        { guard: { type: 'isAt', params: { word: 'pending' } }, target: 'pending' },
        { guard: { type: 'isAt', params: { word: 'approved' } }, target: 'approved' },
        { target: 'unknown' },
      ],
    },
    none: {
      entry: 'startAgain',
      type: 'parallel',
      states: { front: photo('front'), back: photo('back'), form },
    },
    pending: {},
    approved: {},
    unknown: {},
  },
});
