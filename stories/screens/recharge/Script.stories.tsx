import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { recharge } from '../../machines/exhibits/recharge.ts';
import { follow } from '../../machines/walk/walk.ts';
import { sheetSays } from '../orderSheet.ts';
import { inApp, scene } from '../withApp.tsx';
import { addRoute } from './recharge.ts';

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scene(recharge.scene) },
} satisfies Meta;
export default meta;

/** A script of the bench, pasted as it was copied there: an order that nobody answers, and is found. */
export const LostAndFound: StoryObj = {
  play: async (context) => {
    const { actor } = await follow(recharge, context, [
      { event: { type: 'EDIT', edit: { type: 'AMOUNT', text: '5000' } } },
      { event: { type: 'EDIT', edit: { type: 'METHOD', method: 'bank' } } },
      { event: { type: 'REVIEW' } },
      { event: { type: 'CONFIRM' } },
      { answer: addRoute, with: 'unclear' },
      { wait: 0 },
      { answer: 'GET /stock/success/property/list', with: 'found' },
    ]);
    await expect(actor.getSnapshot().value).toBe('done');
    await sheetSays(context, 'recharge.sheet.done');
  },
};
