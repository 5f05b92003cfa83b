import { defineMessage } from '@corro/messages';
import type { TextSection } from '../../common/legal/legalSections.ts';

export const accessibilitySections: readonly TextSection[] = [
  {
    title: defineMessage({ id: 'legal.accessibility.keyboardTitle' }),
    text: defineMessage({ id: 'legal.accessibility.keyboard' }),
  },
  {
    title: defineMessage({ id: 'legal.accessibility.readerTitle' }),
    text: defineMessage({ id: 'legal.accessibility.reader' }),
  },
  {
    title: defineMessage({ id: 'legal.accessibility.textTitle' }),
    text: defineMessage({ id: 'legal.accessibility.text' }),
  },
  {
    title: defineMessage({ id: 'legal.accessibility.contrastTitle' }),
    text: defineMessage({ id: 'legal.accessibility.contrast' }),
  },
  {
    title: defineMessage({ id: 'legal.accessibility.motionTitle' }),
    text: defineMessage({ id: 'legal.accessibility.motion' }),
  },
];
