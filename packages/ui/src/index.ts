// oxlint-disable import/no-unassigned-import -- a style sheet has nothing to assign
import './tokens/themes.css.ts';
import './tokens/base.css.ts';
import './tokens/screenChange.css.ts';

// Tokens
export { vars } from './tokens/contract.css.ts';
export type { Theme, ThemeColours, ThemeVariable } from './tokens/theme.ts';
export { appearanceOf, applyAppearance, type Appearance } from './tokens/applyAppearance.ts';
export { loadFace } from './face/loadFace.ts';
export { applyScreenChange, type ScreenChange } from './tokens/screenChange.ts';

// Formatting
export {
  type DecimalOptions,
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
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Columns, type ColumnsProps } from './components/Columns/Columns.tsx';
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
export { Logo } from './components/Logo/Logo.tsx';
export { Prose, type ProseProps } from './components/Prose/Prose.tsx';
export { Text, type TextProps, type TextSize, type TextTone } from './components/Text/Text.tsx';

// Action
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export type { IconName } from './components/Icon/icons.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Shortcut, type ShortcutProps } from './components/Shortcut/Shortcut.tsx';

// Forms
export {
  ChoiceList,
  type Choice,
  type ChoiceListProps,
} from './components/ChoiceList/ChoiceList.tsx';
export {
  Checklist,
  type ChecklistItem,
  type ChecklistProps,
} from './components/Checklist/Checklist.tsx';
export { CodeField, type CodeFieldProps } from './components/CodeField/CodeField.tsx';
export { DigitsField, type DigitsFieldProps } from './components/DigitsField/DigitsField.tsx';
export { Completion, type CompletionProps } from './components/Completion/Completion.tsx';
export { FieldSummary, type FieldSummaryProps } from './components/FieldSummary/FieldSummary.tsx';
export { Form, type FormProps, type FormValues } from './components/Form/Form.tsx';
export { FormStep, type FormStepProps } from './components/FormStep/FormStep.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField.tsx';
export { PhotoField, type PhotoFieldProps } from './components/PhotoField/PhotoField.tsx';
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
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';

// Overlay, data, state, frame of the app
export { ActionBar, type ActionBarProps } from './components/ActionBar/ActionBar.tsx';
export { AppFrame, type AppFrameProps } from './components/AppFrame/AppFrame.tsx';
export { Avatar, type AvatarProps, type AvatarTint } from './components/Avatar/Avatar.tsx';
export type { AvatarGlyph } from './components/Avatar/glyphs.ts';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { BellButton, type BellButtonProps } from './components/BellButton/BellButton.tsx';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export {
  BottomNav,
  type BottomNavItem,
  type BottomNavProps,
} from './components/BottomNav/BottomNav.tsx';
export { Change, type ChangeProps } from './components/Change/Change.tsx';
export { changeDirection, type ChangeFigures } from './components/Change/written.ts';
export {
  ChatDay,
  ChatLog,
  type ChatDayProps,
  type ChatLogProps,
} from './components/ChatLog/ChatLog.tsx';
export { DemoMark, type DemoMarkProps } from './components/DemoMark/DemoMark.tsx';
export { DeviceIcon, type DeviceIconProps } from './components/DeviceIcon/DeviceIcon.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { Header, type HeaderProps } from './components/Header/Header.tsx';
export {
  KeyFigures,
  type KeyFigure,
  type KeyFiguresProps,
} from './components/KeyFigures/KeyFigures.tsx';
export { List, type ListProps } from './components/List/List.tsx';
export { ListHeading, type ListHeadingProps } from './components/List/ListHeading.tsx';
export { ListRow, type ListRowProps } from './components/List/ListRow.tsx';
export { ListRowSkeleton, type ListRowSkeletonProps } from './components/List/ListRowSkeleton.tsx';
export {
  MessageBubble,
  type MessageBubbleProps,
} from './components/MessageBubble/MessageBubble.tsx';
export {
  MessageComposer,
  type MessageComposerHandle,
  type MessageComposerProps,
} from './components/MessageComposer/MessageComposer.tsx';
export { Meter, type MeterProps } from './components/Meter/Meter.tsx';
export { Money, type MoneyProps } from './components/Money/Money.tsx';
export { NearView, type NearViewProps } from './components/NearView/NearView.tsx';
export { Percent, type PercentProps } from './components/Percent/Percent.tsx';
export { Price, type PriceProps } from './components/Price/Price.tsx';
export {
  PrintDocument,
  type PrintDocumentProps,
} from './components/PrintDocument/PrintDocument.tsx';
export {
  PullToRefresh,
  type PullToRefreshProps,
} from './components/PullToRefresh/PullToRefresh.tsx';
export { RangeBar, type RangeBarProps } from './components/RangeBar/RangeBar.tsx';
export { Sheet, type SheetProps } from './components/Sheet/Sheet.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Spoken, type SpokenProps } from './components/Spoken/Spoken.tsx';
export { Sparkline, type SparklineProps } from './components/Sparkline/Sparkline.tsx';
export { Steps, type Step, type StepsProps, type StepState } from './components/Steps/Steps.tsx';
export { Summary, type SummaryProps, type SummaryRow } from './components/Summary/Summary.tsx';
export {
  Table,
  type TableColumn,
  type TableProps,
  type TableRow,
} from './components/Table/Table.tsx';
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs.tsx';
export {
  Timeline,
  type TimelineProps,
  type TimelineStop,
} from './components/Timeline/Timeline.tsx';
export { Stamp, type StampProps } from './components/Stamp/Stamp.tsx';
export { Tag, type TagProps } from './components/Tag/Tag.tsx';
export { useToast, type ShowToast, type ToastMessage } from './components/Toast/ToastContext.ts';
export { ToastRegion, type ToastRegionProps } from './components/Toast/ToastRegion.tsx';
export type { Direction, FigureSize } from './private/figure.ts';
export { useOverlayOpen } from './private/overlay.ts';
