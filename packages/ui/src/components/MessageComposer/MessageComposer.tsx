import { SendHorizontal } from 'lucide-react';
import { forwardRef, useImperativeHandle, useRef, type KeyboardEvent } from 'react';
import { cx } from '../../private/cx.ts';
import { isComposingKey } from '../../private/field/composition.ts';
import { Field } from '../../private/field/Field.tsx';
import { box, input } from '../../private/field/Field.css.ts';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { Glyph } from '../../private/Glyph.tsx';
import { GlyphButton } from '../../private/GlyphButton.tsx';
import { media } from '../../tokens/media.ts';
import * as styles from './MessageComposer.css.ts';

export interface MessageComposerProps {
  /** Accessible name and placeholder. */
  label: string;
  /** Label of the send button. */
  sendLabel: string;
  /** The text as typed. */
  value: string;
  /** Called with the text on each change. */
  onChange: (text: string) => void;
  /**
   * Called by the button, by Ctrl+Enter and Cmd+Enter, and on devices with a mouse by Enter.
   * Shift+Enter starts a line.
   */
  onSend: () => void;
  /** Problem of the message, announced to screen readers. */
  problem?: string | undefined;
  /** Sending is off, for the reason in `hint`. The text stays. */
  disabled?: boolean;
  /** Limits, or the reason why sending is off. */
  hint?: string | undefined;
}

/** Ref handle of `MessageComposer`, for other parts of the screen. */
export interface MessageComposerHandle {
  /** Focuses the text field. */
  focus(): void;
}

/**
 * Field to write and send a message, in place of the navigation. React 18 passes the ref on only by
 * `forwardRef`.
 */
export const MessageComposer = forwardRef<MessageComposerHandle, MessageComposerProps>(
  function MessageComposer(props, ref) {
    const { label, sendLabel, value, onChange, onSend, problem, disabled = false, hint } = props;
    const { ids, described } = useFieldIds({ hint, problem });
    const area = useRef<HTMLTextAreaElement>(null);
    useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }), []);

    function send() {
      if (!disabled) onSend();
      // Keeps the keyboard open for the next message.
      area.current?.focus();
    }

    function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      if (event.key !== 'Enter' || event.shiftKey || isComposingKey(event.nativeEvent)) return;
      // On phones, Enter alone starts a new line: their keyboards have no Shift+Enter.
      if (!globalThis.matchMedia(media.hover).matches && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      send();
    }

    return (
      <div className={styles.bar}>
        <div className={styles.row}>
          <Field ids={ids} label={label} labelHidden hint={hint} problem={problem}>
            <div className={box({ invalid: described['aria-invalid'] === true })}>
              <textarea
                {...described}
                ref={area}
                className={cx(input, styles.editor)}
                rows={1}
                placeholder={label}
                value={value}
                autoCapitalize="sentences"
                onChange={(event) => onChange(event.target.value)}
                onKeyDown={onKeyDown}
              />
              <span className={styles.send}>
                <GlyphButton label={sendLabel} tone="accent" disabled={disabled} onPress={send}>
                  <Glyph of={SendHorizontal} />
                </GlyphButton>
              </span>
            </div>
          </Field>
        </div>
      </div>
    );
  },
);
