import { loanSummaryQuery } from '@corro/client';
import { annualTotalCost, type DecimalText, isZero, limits, orderCost } from '@corro/domain';
import {
  Button,
  formatMoney,
  formatPercent,
  Icon,
  type IconName,
  List,
  ListRow,
  Page,
  Section,
  Stack,
  Summary,
  type SummaryRow,
  Text,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../app/api.ts';
import { useIsDemo } from '../../app/conditions.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { useFeeRow, useOperatorRules, useTradeFeeRate } from '../../common/operatorRules.tsx';
import { rateDecimals, usePesos } from '../../common/prices/usePesos.ts';
import { paths, patterns } from '../../links.ts';
import NotFoundScreen from '../../shell/NotFoundScreen.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { type LegalTextName, legalTexts, legalTitle } from '../../common/legal/legalTitles.ts';
import { OperatorText } from '../../common/legal/OperatorText.tsx';
import { TextSections } from '../../common/legal/TextSections.tsx';
import { accessibilitySections } from './accessibilitySections.ts';
import { LegalSearch } from './LegalSearch.tsx';

/** The contents with a search in all texts, or one text with the others below. */
export default function LegalScreen() {
  const { t } = useI18n();
  const { text } = useParams();
  const name = legalTexts.find((value) => value === text);
  if (text !== undefined && name === undefined) return <NotFoundScreen />;
  if (name === undefined) {
    return (
      <Screen>
        <Page>
          <LegalSearch>
            <Contents names={legalTexts} hasService />
          </LegalSearch>
        </Page>
      </Screen>
    );
  }
  return (
    <Screen title={t(legalTitle[name])}>
      <Page gap={48}>
        <LegalText name={name} />
        <Section title={t({ id: 'legal.others' })}>
          <Contents names={legalTexts.filter((other) => other !== name)} />
        </Section>
      </Page>
    </Screen>
  );
}

const legalIcons = {
  terms: 'records',
  privacy: 'lock',
  fees: 'forex',
  accessibility: 'account',
  complaints: 'info',
} as const satisfies Readonly<Record<LegalTextName, IconName>>;

interface ContentsProps {
  readonly names: readonly LegalTextName[];
  /** Ends with a row for customer service. */
  readonly hasService?: boolean;
}

function Contents({ names, hasService = false }: ContentsProps) {
  const { t } = useI18n();
  const about = useAbout();
  return (
    <List label={t({ id: 'route.legal' })}>
      {names.map((name) => (
        <ListRow
          key={name}
          leading={<Icon name={legalIcons[name]} />}
          title={t(legalTitle[name])}
          subtitle={about[name]}
          wrap="subtitle"
          trailing={<Icon name="chevronRight" size={20} />}
          href={paths.legal(name)}
        />
      ))}
      {hasService ? (
        <ListRow
          leading={<Icon name="service" />}
          title={t({ id: 'shell.service' })}
          subtitle={t({ id: 'legal.about.service' })}
          trailing={<Icon name="chevronRight" size={20} />}
          href={patterns.customerService}
        />
      ) : null}
    </List>
  );
}

/** The subject of each text in a few words. */
function useAbout(): Readonly<Record<LegalTextName, string>> {
  const { t } = useI18n();
  const { rate } = useTradeFeeRate();
  return {
    terms: t({ id: 'legal.about.terms' }),
    privacy: t({ id: 'legal.about.privacy' }),
    fees: t({ id: 'legal.about.fees' }, { rate }),
    accessibility: t({ id: 'legal.about.accessibility' }),
    complaints: t({ id: 'legal.about.complaints' }),
  };
}

function LegalText({ name }: { readonly name: LegalTextName }) {
  const { t } = useI18n();
  if (name === 'fees') return <FeesText />;
  if (name === 'accessibility') return <AccessibilityText />;
  if (name === 'complaints') return <ComplaintsText />;
  return <OperatorText text={name} ask={t({ id: 'legal.askService' })} level={2} />;
}

/** Example order, US dollars. */
const exampleAmount = '1000.00';

/** The operator's fees, or else the rate that the app calculates with. */
function FeesText() {
  const { t, numberLocale } = useI18n();
  const isDemo = useIsDemo();
  const rules = useOperatorRules();
  const pesos = usePesos('usdMxn');
  const trading = usePesos('usdMxnTrading');
  const { rate, isPublished, isCalculated } = useTradeFeeRate();
  const money = (amount: DecimalText) => formatMoney(numberLocale, amount, 'US$');
  const fee = money(orderCost(exampleAmount, 1).fee);
  const rows: readonly SummaryRow[] = [
    {
      label: t({ id: 'legal.fees.trade' }),
      value: <Text weight="strong">{rate}</Text>,
      ...(isCalculated
        ? { detail: t({ id: 'legal.fees.example' }, { fee, amount: money(exampleAmount) }) }
        : {}),
    },
    useFreeFeeRow(t({ id: 'legal.fees.recharge' }), rules.rechargeFee),
    {
      ...useFreeFeeRow(t({ id: 'legal.fees.withdraw' }), rules.withdrawFee),
      ...(rules.withdrawCurrency === null
        ? {}
        : { detail: t({ id: 'legal.fees.withdrawIn' }, { currency: rules.withdrawCurrency }) }),
    },
    useFreeFeeRow(t({ id: 'legal.fees.fund' }), rules.fundFee),
    // Only of play money is it known that nothing is converted.
    ...(isDemo
      ? [
          {
            label: t({ id: 'legal.fees.exchange' }),
            value: (
              <Text weight="strong">
                {t({ id: 'legal.fees.exchangeRate' }, { rate: pesos.rate })}
              </Text>
            ),
            detail: t({ id: 'legal.fees.exchangeTrading' }, { rate: trading.rate }),
          },
        ]
      : []),
    useLoanRow(),
  ];
  return (
    <Stack gap={16}>
      <Text as="p">{t({ id: 'legal.fees.about' })}</Text>
      <Summary rows={rows} />
      {isDemo ? (
        <Text as="p" size={14} tone="muted">
          {t({ id: 'legal.fees.exchangeAbout' }, { rate: pesos.rate })}
        </Text>
      ) : null}
      <Text as="p" size={14} tone="muted">
        {isPublished ? t({ id: 'legal.fees.tradeDetail' }) : t({ id: 'legal.fees.assumed' })}
      </Text>
      {isDemo ? (
        <Text as="p" size={14} tone="muted">
          {t({ id: 'legal.fees.demo' })}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Interest and annual cost (CAT) of the customer's smallest loan, where the upstream sends them. */
function useLoanRow(): SummaryRow {
  const { t, numberLocale } = useI18n();
  const { data } = useQuery({ ...loanSummaryQuery(useApi()), refetchInterval: false });
  const label = t({ id: 'legal.fees.loan' });
  const { rate = null, days = null } = data ?? {};
  if (data === undefined || rate === null || days === null) {
    return { label, value: <Text weight="strong">{t({ id: 'legal.fees.loanText' })}</Text> };
  }
  const yearly = formatPercent(numberLocale, rate, { signed: false, max: rateDecimals });
  const value = <Text weight="strong">{t({ id: 'legal.fees.loanRate' }, { rate: yearly })}</Text>;
  const term = t({ id: 'legal.fees.loanTerm' }, { days });
  const annualCost = annualTotalCost(limits.loanMinimum, data);
  if (annualCost === null) return { label, value, detail: term };
  const cost = t({ id: 'loan.cat.value' }, { percent: Number(annualCost) });
  return { label, value, detail: `${term} · ${t({ id: 'loan.cat' })}: ${cost}` };
}

/** Row of a fee; one of zero is worded. */
function useFreeFeeRow(label: string, fee: DecimalText | null): SummaryRow {
  const { t } = useI18n();
  const row = useFeeRow(label, fee);
  return fee !== null && isZero(fee)
    ? { label, value: <Text weight="strong">{t({ id: 'legal.fees.free' })}</Text> }
    : row;
}

function AccessibilityText() {
  const { t } = useI18n();
  return (
    <Stack gap={16}>
      <Text as="p">{t({ id: 'legal.accessibility.about' })}</Text>
      <TextSections sections={accessibilitySections} level={2} />
      <Text as="p">{t({ id: 'legal.accessibility.tell' })}</Text>
      <Button tone="neutral" fullWidth href={patterns.customerService}>
        {t({ id: 'legal.write' })}
      </Button>
    </Stack>
  );
}

/** Complaints go to customer service, then to the operator's unit, then to the authority. */
function ComplaintsText() {
  const { t } = useI18n();
  const isDemo = useIsDemo();
  const { legal } = useServices().settings;
  return (
    <Stack gap={24}>
      {isDemo ? <Text as="p">{t({ id: 'legal.complaints.demo' })}</Text> : null}
      <Stack gap={16}>
        <Text as="p">{t({ id: 'legal.complaints.about' })}</Text>
        <Button tone="neutral" fullWidth href={patterns.customerService}>
          {t({ id: 'legal.write' })}
        </Button>
      </Stack>
      <ComplaintAddress
        title={t({ id: 'legal.complaints.unit' })}
        text={legal.complaints}
        unset={t({ id: 'legal.complaints.unitUnset' })}
      />
      <ComplaintAddress
        title={t({ id: 'legal.complaints.regulator' })}
        text={legal.authority}
        unset={t({ id: 'legal.complaints.regulatorUnset' })}
      />
    </Stack>
  );
}

interface ComplaintAddressProps {
  readonly title: string;
  readonly text: string | null;
  readonly unset: string;
}

/** The operator sets the address as lines of text; null shows `unset`. */
function ComplaintAddress({ title, text, unset }: ComplaintAddressProps) {
  const lines = text?.split('\n').filter((line) => line.trim() !== '');
  return (
    <Section title={title}>
      <Stack gap={4}>
        {lines === undefined ? (
          <Text as="p" tone="muted">
            {unset}
          </Text>
        ) : (
          lines.map((line) => (
            <Text key={line} as="p">
              {line}
            </Text>
          ))
        )}
      </Stack>
    </Section>
  );
}
