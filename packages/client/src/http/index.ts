export type { UpstreamFormat } from './answerReader.ts';
export {
  type CallOptions,
  type ClientOptions,
  type Transport,
  createTransport,
} from './transport.ts';
export { type FormSender, type FormUpload, sendFormByXhr } from './formSender.ts';
export { omitUndefined, ownTask } from './request.ts';
