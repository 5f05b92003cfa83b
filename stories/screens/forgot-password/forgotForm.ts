import type { VisitorForm } from '../../harness/form.ts';

export const form = {
  at: '/forgot-password',
  route: 'POST /v2/user/forget',
  submit: 'forgot.submit',
  steps: [{ fields: ['phone'], next: 'register.next' }],
  filled: {
    phone: '5500000001',
    code: '246810',
    newPassword: 'secret-2',
    confirmation: 'secret-2',
  },
} as const satisfies VisitorForm;
