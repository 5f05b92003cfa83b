export { cardFormMachine } from './cardFormMachine.ts';
export { type CardFormSnapshot, type CardFormView, cardFormView } from './cardFormView.ts';
export type { CardFormEvent, CardFormInput, CardToSave } from './types.ts';
