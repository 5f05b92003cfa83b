import { Heading, Page, Stack } from '@corro/ui';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import NotFoundScreen from '../../shell/NotFoundScreen.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { AccessibilityText } from './AccessibilityText.tsx';
import { ComplaintsText } from './ComplaintsText.tsx';
import { FeesText } from './FeesText.tsx';
import { legalTexts, type LegalTextName, legalTitle } from './legalTitles.ts';
import { OperatorText } from './OperatorText.tsx';

/** One of the legal texts; any other address is unknown. */
export default function LegalScreen() {
  const { t } = useI18n();
  const { text } = useParams();
  const name = legalTexts.find((one) => one === text);
  if (name === undefined) return <NotFoundScreen />;
  return (
    <Screen>
      <Page>
        <Stack gap={16}>
          <Heading level={2} size={20}>
            {t(legalTitle[name])}
          </Heading>
          <LegalText name={name} />
        </Stack>
      </Page>
    </Screen>
  );
}

function LegalText({ name }: { readonly name: LegalTextName }) {
  const { t } = useI18n();
  if (name === 'fees') return <FeesText />;
  if (name === 'accessibility') return <AccessibilityText />;
  if (name === 'complaints') return <ComplaintsText />;
  return <OperatorText text={name} ask={t({ id: 'legal.askService' })} />;
}
