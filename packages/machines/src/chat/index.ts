export { chatMachine } from './chatMachine.ts';
export { type ChatSnapshot, type ChatView, chatView, type OutgoingView } from './chatView.ts';
export type { ChatEvent, ChatInput, WrittenMessage } from './types.ts';
