// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { chat } from '../scenarios/chat.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Chat', id: 'machines-chat' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(chat) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(chat) };

export const Resting = { name: "No message is waiting · No hay mensajes por enviar", ...inState(chat, 'resting') };

export const Sending = { name: "A message is being sent · Se envía un mensaje", ...inState(chat, 'sending') };

export const ReconcilingWaiting = { name: "A pause before asking · Pausa antes de preguntar", ...inState(chat, 'reconciling.waiting') };

export const ReconcilingRequesting = { name: "Asking about the message · Se pregunta por el mensaje", ...inState(chat, 'reconciling.requesting') };
