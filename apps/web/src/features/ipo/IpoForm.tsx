import type { Ipo } from '@corro/client';
import { limits } from '@corro/domain';
import { Button, Form, QuantityStepper, Stack, Summary, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useProblems } from '../../common/amounts.ts';
import { useOperatorRules } from '../../common/operatorRules.tsx';
import { AboutSection } from '../../common/products/AboutSection.tsx';
import { problemText } from '../../common/problemText.ts';
import { flowObstacle } from '../../flows/orders/flowObstacle.ts';
import type { IpoFlow } from './ipoFlow.ts';
import { useCostRows, useOfferingRows } from './ipoRows.tsx';
import { IpoTimeline } from './IpoTimeline.tsx';

const form = 'ipo';
const step = limits.ipoQuantityStep;

export interface IpoFormProps extends IpoFlow {
  /** Undefined if the upstream no longer lists the IPO. */
  readonly ipo: Ipo | undefined;
}

export function IpoForm({ ipo, view, send }: IpoFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { offering } = view;
  const { returnsUnallotted } = useOperatorRules();
  const offeringRows = useOfferingRows(ipo ?? null, ipo);
  const costRows = useCostRows(view);
  // Clamps the quantity to the offering's limits (spec §5).
  const settle = () => send({ type: 'EDIT', edit: { type: 'SETTLE' } });
  const submit = () => {
    settle();
    send({ type: 'REVIEW' });
  };
  return (
    <Stack gap={24}>
      <Summary rows={offeringRows} />
      {ipo === undefined ? null : (
        <>
          <AboutSection title={t({ id: 'stock.about' })} text={ipo.about} document={ipo.document} />
          <IpoTimeline ipo={ipo} />
        </>
      )}
      <Form id={form} label={t({ id: 'ticket.form' })} onSubmit={submit}>
        <QuantityStepper
          name="quantity"
          label={t({ id: 'ticket.quantity' })}
          value={view.quantityText}
          onChange={(text) => send({ type: 'EDIT', edit: { type: 'QUANTITY', text } })}
          onBlur={settle}
          step={step}
          {...(offering === null
            ? {}
            : {
                min: offering.min,
                max: offering.max,
                hint: t({ id: 'ipo.limits' }, { min: offering.min, max: offering.max, step }),
              })}
          decrementLabel={t({ id: 'ipo.less' }, { step })}
          incrementLabel={t({ id: 'ipo.more' }, { step })}
          enterKeyHint="go"
          problem={problemText(useProblems(view.problems), 'quantity', i18n)}
        />
      </Form>
      <Summary rows={costRows} />
      <Text as="p" size={14} tone="muted">
        {returnsUnallotted ? t({ id: 'ipo.money' }) : t({ id: 'ipo.money.byOperator' })}
      </Text>
    </Stack>
  );
}

export function IpoFormFooter({ view }: Pick<IpoFlow, 'view'>) {
  const { t } = useI18n();
  const obstacle = view.isOnline ? view.reviewObstacle : 'offline';
  const isOff = obstacle !== null && obstacle !== 'problems';
  return (
    <Button
      type="submit"
      form={form}
      size="large"
      fullWidth
      {...(isOff ? { disabled: true, disabledReason: t(flowObstacle[obstacle]) } : {})}
    >
      {t({ id: 'ipo.review' })}
    </Button>
  );
}
