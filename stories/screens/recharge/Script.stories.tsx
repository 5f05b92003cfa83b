import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { recharge } from '../../machines/scenarios/recharge.ts';
import { runScript } from '../../machines/runner/pathRunner.ts';
import { sheetSays } from '../../harness/orderSheet.ts';
import { screenMeta, scenario } from '../../harness/withApp.tsx';
import { addRoute } from './recharge.ts';

export default {
  title: 'Money/Recharge/Script',
  id: 'screens-recharge-script',
  ...screenMeta(scenario(recharge.app)),
};

export const LostAndFound: StoryObj = {
  name: 'runs a script copied from the stepper',
  play: async (context) => {
    const { actor } = await runScript(recharge, context, [
      { event: { type: 'EDIT', edit: { type: 'AMOUNT', text: '5000' } } },
      { event: { type: 'EDIT', edit: { type: 'METHOD', method: 'bank' } } },
      { event: { type: 'REVIEW' } },
      { event: { type: 'CONFIRM' } },
      { answer: addRoute, with: 'unclear' },
      { wait: 0 },
      { answer: 'GET /stock/success/property/list', with: 'found' },
    ]);
    await sheetSays(context, 'recharge.sheet.done');
    await expect(actor.getSnapshot().value).toBe('done');
  },
};
