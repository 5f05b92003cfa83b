import { defineMessages } from '@corro/messages';
import { useI18n } from '../app/i18n/i18n.ts';

const terms = defineMessages({
  day: { id: 'term.day' },
  month: { id: 'term.month' },
  year: { id: 'term.year' },
});

/** A term in so few letters that it stands below its place in a picture: «3 m». */
export function useShortTerm(): (term: { unit: keyof typeof terms; count: number }) => string {
  const { t } = useI18n();
  return ({ unit, count }) => t(terms[unit], { count });
}
