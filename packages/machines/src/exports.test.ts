import { expect, it } from 'vitest';
import * as machines from './index.ts';

it('exports what it is meant to', () => {
  expect(Object.keys(machines)).toEqual([
    'cardFormMachine',
    'cardFormView',
    'chatMachine',
    'chatView',
    'dealPurchaseMachine',
    'dealPurchaseView',
    'fundPurchaseMachine',
    'fundPurchaseView',
    'ipoApplicationMachine',
    'ipoApplicationView',
    'loanRequestMachine',
    'loanRequestView',
    'rechargeMachine',
    'rechargeView',
    'passwordChangeMachine',
    'passwordChangeView',
    'realNameMachine',
    'realNameView',
    'registrationMachine',
    'registrationView',
    'sessionMachine',
    'sessionView',
    'stockTicketMachine',
    'ticketView',
    'transactionCodeMachine',
    'transactionCodeView',
    'watchlistMachine',
    'watchlistView',
    'withdrawMachine',
    'withdrawView',
  ]);
});
