import { defineMessage, type MessageDescriptor } from '@corro/messages';

/** A titled part of a legal text. */
export interface TextSection {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

/** Texts of a demo, which has no operator to publish its own. */
export const demoSections: Readonly<Record<'terms' | 'privacy', readonly TextSection[]>> = {
  terms: [
    {
      title: defineMessage({ id: 'legal.terms.money' }),
      text: defineMessage({ id: 'legal.terms.moneyText' }),
    },
    {
      title: defineMessage({ id: 'legal.terms.prices' }),
      text: defineMessage({ id: 'legal.terms.pricesText' }),
    },
    {
      title: defineMessage({ id: 'legal.terms.orders' }),
      text: defineMessage({ id: 'legal.terms.ordersText' }),
    },
    {
      title: defineMessage({ id: 'legal.terms.results' }),
      text: defineMessage({ id: 'legal.terms.resultsText' }),
    },
  ],
  privacy: [
    {
      title: defineMessage({ id: 'legal.privacy.realData' }),
      text: defineMessage({ id: 'legal.privacy.realDataText' }),
    },
    {
      title: defineMessage({ id: 'legal.privacy.stored' }),
      text: defineMessage({ id: 'legal.privacy.storedText' }),
    },
    {
      title: defineMessage({ id: 'legal.privacy.devices' }),
      text: defineMessage({ id: 'legal.privacy.devicesText' }),
    },
  ],
};
