export {
  type CallOptions,
  type ClientOptions,
  type Transport,
  createTransport,
} from './transport.ts';
export { defined } from './defined.ts';
