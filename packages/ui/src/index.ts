// oxlint-disable import/no-unassigned-import -- a style sheet exports nothing
import './tokens/themes.css.ts';
import './tokens/base.css.ts';
import './tokens/screenChange.css.ts';

// Tokens
export * from './tokens/contract.css.ts';
export * from './tokens/theme.ts';
export * from './tokens/applyAppearance.ts';
export * from './face/loadFace.ts';
export * from './tokens/screenChange.ts';

// Formatting
export {
  type DecimalOptions,
  formatCompact,
  formatDecimal,
  formatMoney,
  formatPercent,
  type MoneyUnit,
} from './format/decimal.ts';

// Provider
export {
  AmountsProvider,
  type AmountsProviderProps,
  useAmountsHidden,
} from './components/AmountsProvider/AmountsProvider.tsx';
export {
  UiProvider,
  type UiProviderProps,
  type UiLinkProps,
} from './components/UiProvider/UiProvider.tsx';

// Layout
export * from './components/Card/Card.tsx';
export * from './components/Columns/Columns.tsx';
export * from './components/Divider/Divider.tsx';
export * from './components/Grid/Grid.tsx';
export * from './components/Inline/Inline.tsx';
export * from './components/Page/Page.tsx';
export * from './components/ScrollRow/ScrollRow.tsx';
export * from './components/Section/Section.tsx';
export * from './components/Stack/Stack.tsx';
export * from './components/VisuallyHidden/VisuallyHidden.tsx';

// Text
export * from './components/Heading/Heading.tsx';
export * from './components/Image/Image.tsx';
export * from './components/Link/Link.tsx';
export * from './components/Logo/Logo.tsx';
export * from './components/Prose/Prose.tsx';
export * from './components/Text/Text.tsx';

// Action
export * from './components/Button/Button.tsx';
export * from './components/Icon/Icon.tsx';
export type { IconName } from './components/Icon/icons.ts';
export * from './components/IconButton/IconButton.tsx';
export * from './components/Menu/Menu.tsx';
export * from './components/Shortcut/Shortcut.tsx';

// Forms
export * from './components/ChoiceList/ChoiceList.tsx';
export * from './components/Checkbox/Checkbox.tsx';
export * from './components/Checklist/Checklist.tsx';
export * from './components/CodeField/CodeField.tsx';
export * from './components/DigitsField/DigitsField.tsx';
export * from './components/Completion/Completion.tsx';
export * from './components/FieldSummary/FieldSummary.tsx';
export * from './components/Form/Form.tsx';
export * from './components/FormStep/FormStep.tsx';
export * from './components/NumberField/NumberField.tsx';
export * from './components/PasswordField/PasswordField.tsx';
export * from './components/PhotoField/PhotoField.tsx';
export * from './components/QuantityStepper/QuantityStepper.tsx';
export * from './components/SearchField/SearchField.tsx';
export * from './components/SegmentedControl/SegmentedControl.tsx';
export * from './components/Select/Select.tsx';
export * from './components/SelectChip/SelectChip.tsx';
export * from './components/Slider/Slider.tsx';
export * from './components/Switch/Switch.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';

// Overlay, data, state, frame of the app
export * from './components/ActionBar/ActionBar.tsx';
export * from './components/AppFrame/AppFrame.tsx';
export * from './components/Avatar/Avatar.tsx';
export type { AvatarGlyph } from './components/Avatar/glyphs.ts';
export * from './components/Badge/Badge.tsx';
export * from './components/BellButton/BellButton.tsx';
export * from './components/Banner/Banner.tsx';
export * from './components/BottomNav/BottomNav.tsx';
export * from './components/Change/Change.tsx';
export { changeDirection, type ChangeFigures } from './components/Change/written.ts';
export * from './components/ChatLog/ChatLog.tsx';
export * from './components/DemoMark/DemoMark.tsx';
export * from './components/DeviceIcon/DeviceIcon.tsx';
export * from './components/Dialog/Dialog.tsx';
export * from './components/Drawing/Drawing.tsx';
export * from './components/EmptyState/EmptyState.tsx';
export * from './components/ErrorState/ErrorState.tsx';
export * from './components/Header/Header.tsx';
export * from './components/KeyFigures/KeyFigures.tsx';
export { List, type ListProps } from './components/List/List.tsx';
export * from './components/List/ListHeading.tsx';
export { ListRow, type ListRowProps } from './components/List/ListRow.tsx';
export * from './components/List/ListRowSkeleton.tsx';
export * from './components/MessageBubble/MessageBubble.tsx';
export * from './components/MessageComposer/MessageComposer.tsx';
export * from './components/Meter/Meter.tsx';
export * from './components/Money/Money.tsx';
export * from './components/NearView/NearView.tsx';
export * from './components/Percent/Percent.tsx';
export * from './components/Price/Price.tsx';
export * from './components/PrintDocument/PrintDocument.tsx';
export * from './components/PullToRefresh/PullToRefresh.tsx';
export * from './components/RangeBar/RangeBar.tsx';
export * from './components/Sheet/Sheet.tsx';
export * from './components/Skeleton/Skeleton.tsx';
export * from './components/Spoken/Spoken.tsx';
export * from './components/Sparkline/Sparkline.tsx';
export * from './components/Steps/Steps.tsx';
export * from './components/Summary/Summary.tsx';
export * from './components/Table/Table.tsx';
export * from './components/Tabs/Tabs.tsx';
export * from './components/Timeline/Timeline.tsx';
export * from './components/Stamp/Stamp.tsx';
export * from './components/Tag/Tag.tsx';
export * from './components/Tooltip/Tooltip.tsx';
export { useToast, type ShowToast, type ToastMessage } from './components/Toast/ToastContext.ts';
export * from './components/Toast/ToastRegion.tsx';
export type { Direction, FigureSize } from './private/figure.ts';
export { useOverlayOpen } from './private/overlay.ts';
