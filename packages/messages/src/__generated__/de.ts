// Generated from ../de.json by `npm run generate`. Do not edit.
import type { CompiledMessages } from '../types.ts';

const messages: CompiledMessages = {"app.demo":[{"type":0,"value":"DEMO · Spielgeld"}],"app.name":[{"type":0,"value":"Corro"}]};

export default messages;
