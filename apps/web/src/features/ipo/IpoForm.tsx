import type { Ipo } from '@corro/client';
import { limits } from '@corro/domain';
import { Button, Form, QuantityStepper, Stack, Summary, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { problemText } from '../../common/problemText.ts';
import { useCostRows, useOfferingRows } from './ipoRows.tsx';
import type { IpoFlow } from './useIpoApplication.ts';

const form = 'ipo';
const step = limits.ipoQuantityStep;

export interface IpoFormProps extends IpoFlow {
  /** As it was last read; undefined once it is gone. */
  readonly ipo: Ipo | undefined;
}

/** The application as it is made: what is offered, how many, what is set aside and what becomes of it. */
export function IpoForm({ ipo, view, send }: IpoFormProps) {
  const { t } = useI18n();
  const offeringRows = useOfferingRows(ipo ?? null, ipo);
  const costRows = useCostRows(view);
  return (
    <Stack gap={24}>
      <Summary rows={offeringRows} />
      <QuantityForm view={view} send={send} />
      <Summary rows={costRows} />
      <Text as="p" size={14} tone="muted">
        {t('ipo.money')}
      </Text>
    </Stack>
  );
}

/** Within the offering's limits; what was typed is brought there once the field is left (spec §5). */
function QuantityForm({ view, send }: IpoFlow) {
  const words = useI18n();
  const { t } = words;
  const { offering } = view;
  const settle = () => send({ type: 'EDIT', edit: { type: 'SETTLE' } });
  const submit = () => {
    settle();
    send({ type: 'REVIEW' });
  };
  return (
    <Form id={form} label={t('ticket.form')} onSubmit={submit}>
      <QuantityStepper
        name="quantity"
        label={t('ticket.quantity')}
        value={view.quantityText}
        onChange={(text) => send({ type: 'EDIT', edit: { type: 'QUANTITY', text } })}
        onBlur={settle}
        step={step}
        {...(offering === null
          ? {}
          : {
              min: offering.min,
              max: offering.max,
              hint: t('ipo.limits', { min: offering.min, max: offering.max, step }),
            })}
        decrementLabel={t('ipo.less', { step })}
        incrementLabel={t('ipo.more', { step })}
        enterKeyHint="go"
        problem={problemText(view.problems, 'quantity', words)}
      />
    </Form>
  );
}

/** Leads to the review; off while there is nothing to review, with the reason. */
export function IpoFormFooter({ view }: Pick<IpoFlow, 'view'>) {
  const { t } = useI18n();
  const obstacle = view.online ? view.reviewObstacle : 'offline';
  const isOff = obstacle !== null && obstacle !== 'problems';
  return (
    <Button
      type="submit"
      form={form}
      size="large"
      fullWidth
      {...(isOff ? { disabled: true, disabledReason: t(`flow.obstacle.${obstacle}`) } : {})}
    >
      {t('ipo.review')}
    </Button>
  );
}
