import type { CardInput } from '@corro/domain';
import { formProgress } from '../formFlow/index.ts';
import type { FormFlowEvent, FormProgress } from '../formFlow/index.ts';

export type CardFormEvent = FormFlowEvent<CardInput>;

/** What a screen shows of the form and may offer. The sentence of a refusal is `hint.<code>`. */
export type CardFormView = FormProgress;

/** What a screen shows of the form and may offer. */
export const cardFormView = formProgress<CardInput>;
