// Generated from ../zh.json by `npm run generate`. Do not edit.
import type { CompiledMessages } from '../types.ts';

const messages: CompiledMessages = {"app.demo":[{"type":0,"value":"演示 · 模拟资金"}],"app.name":[{"type":0,"value":"Corro"}]};

export default messages;
