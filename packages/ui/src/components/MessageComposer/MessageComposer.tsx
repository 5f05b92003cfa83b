import { SendHorizontal } from 'lucide-react';
import { useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { cx } from '../../private/cx.ts';
import { Field } from '../../private/field/Field.tsx';
import { box, input } from '../../private/field/Field.css.ts';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { Glyph } from '../../private/Glyph.tsx';
import { GlyphButton } from '../../private/GlyphButton.tsx';
import { media } from '../../tokens/media.ts';
import * as styles from './MessageComposer.css.ts';

export interface MessageComposerProps {
  /** What is written here: its name, and shown while nothing is. */
  label: string;
  /** Name of the button that sends. */
  sendLabel: string;
  /** The text, exactly as typed. */
  value: string;
  /** Gets the text at each change. */
  onChange: (text: string) => void;
  /** By the button, or by Enter where a keyboard is at hand; Shift with Enter begins a line. */
  onSend: () => void;
  /** What keeps it from being sent, announced. */
  problem?: string | undefined;
  /** It cannot be sent now, for the reason in `hint`. The text stays. */
  disabled?: boolean;
  /** Below the text: what is allowed, or why it cannot be sent. */
  hint?: string | undefined;
  /** For links from elsewhere on the screen. */
  ref?: Ref<MessageComposerHandle>;
}

/** What a composer lets others do to it. */
export interface MessageComposerHandle {
  /** Puts the focus into the text. */
  focus(): void;
}

/** Where a message is written and sent: goes where the navigation would be. */
export function MessageComposer(props: MessageComposerProps) {
  const { label, sendLabel, value, onChange, onSend, problem, disabled = false, hint, ref } = props;
  const { ids, described } = useFieldIds({ hint, problem });
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }), []);

  function send() {
    if (!disabled) onSend();
    // The keyboard stays up for the next message.
    area.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    // On a phone Enter is the only way to a new line.
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
              className={cx(input, styles.writing)}
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
}
