import { answer } from '@corro/testing';
import { expect, waitFor } from 'storybook/test';
import { typeInto } from '../../../harness/form.ts';
import type { OrderCode } from './OrderFlowScenario.ts';
import { press } from '../../runner/steps.ts';

export const codeUpstream = { 'POST /stock/success/user/password/up': answer.ok() };

export const orderCode: OrderCode = {
  text: '246810',
  set: async (page) => {
    await press(page, 'offers.createCode');
    await waitFor(() => expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(2));
    await typeInto(page, 'code', '135791');
    await typeInto(page, 'confirmation', '135791');
  },
};
