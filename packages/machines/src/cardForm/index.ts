export { cardFormMachine } from './cardFormMachine.ts';
export { type CardFormEvent, type CardFormView, cardFormView } from './cardFormView.ts';
