import type { VisitorForm } from '../../harness/form.ts';

export const form = {
  at: '/register',
  route: 'POST /stock/user/reg',
  submit: 'register.submit',
  steps: [
    { fields: ['phone', 'invitation'], next: 'register.next' },
    { fields: ['password', 'confirmation'], next: 'register.next' },
  ],
  filled: {
    phone: '5500000002',
    invitation: 'CORRO',
    password: 'clave-larga-1',
    confirmation: 'clave-larga-1',
  },
} as const satisfies VisitorForm;
