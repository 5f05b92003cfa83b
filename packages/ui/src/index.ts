import './tokens/themes.css.ts';
import './tokens/base.css.ts';

// Tokens
export { vars } from './tokens/contract.css.ts';
export { applyAppearance, type Appearance } from './tokens/applyAppearance.ts';

// Formatting
export { formatDecimal, formatPercent, type DecimalOptions } from './format/decimal.ts';
export { formatMoney, type MoneyUnit } from './format/money.ts';

// Provider
export { UiProvider, type UiProviderProps } from './components/UiProvider/UiProvider.tsx';
export type { UiLinkProps } from './components/UiProvider/UiContext.ts';

// Layout
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Divider } from './components/Divider/Divider.tsx';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { Page, type PageProps } from './components/Page/Page.tsx';
export { ScrollRow, type ScrollRowProps } from './components/ScrollRow/ScrollRow.tsx';
export { Section, type SectionProps } from './components/Section/Section.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden.tsx';

// Text
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export { Image, type ImageProps } from './components/Image/Image.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { Prose, type ProseProps } from './components/Prose/Prose.tsx';
export { Text, type TextProps, type TextSize, type TextTone } from './components/Text/Text.tsx';

// Action
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export type { IconName } from './components/Icon/icons.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';

// Forms
export { FieldSummary, type FieldSummaryProps } from './components/FieldSummary/FieldSummary.tsx';
export { Form, type FormProps, type FormValues } from './components/Form/Form.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField.tsx';
export {
  QuantityStepper,
  type QuantityStepperProps,
} from './components/QuantityStepper/QuantityStepper.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './components/SegmentedControl/SegmentedControl.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';

// Overlay, data, state, frame of the app
