export {
  type Failed,
  type Failure,
  isDone,
  isRefused,
  type Outcome,
  type Refused,
  trouble,
  valueOf,
} from './outcome.ts';
