import { Camera, CircleCheck, ImagePlus, type LucideIcon } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { label as labelLook, hint as hintLook } from '../../private/field/Field.css.ts';
import { FieldProblem } from '../../private/field/FieldProblem.tsx';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { Glyph } from '../../private/Glyph.tsx';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import { button } from '../Button/Button.css.ts';
import { Image } from '../Image/Image.tsx';
import { DocumentSketch, type DocumentSide } from './DocumentSketch.tsx';
import * as css from './PhotoField.css.ts';

export interface PhotoFieldProps {
  /** What the photo is of; names the two ways of choosing it. */
  label: ReactNode;
  /** What a good photo is like. */
  hint?: ReactNode;
  /** What is wrong with the photo, or with its way. */
  problem?: ReactNode;
  /** Drawn where the photo will be: what it is to show. Left out: a camera. */
  sketch?: DocumentSide | undefined;
  /** Address of the photo that was chosen; null where none is, or while it is made ready. */
  preview: string | null;
  /** What the preview shows, for screen readers. */
  previewAlt: string;
  /** How far it is, in words: announced. */
  status?: ReactNode;
  /** It has arrived. */
  done?: boolean;
  /** How much of it has gone: `percent` from 0 to 100, with its words in `label`; not announced. */
  progress?: { percent: number; label: string } | undefined;
  /** Takes a photo with the camera; a device without one lets a file be chosen. */
  cameraLabel: string;
  /** Chooses a file. */
  fileLabel: string;
  /** Gets the original file. */
  onChoose: (file: File) => void;
  disabled?: boolean;
  /** What else there is to do: a button that tries again. */
  action?: ReactNode;
}

/**
 * A photo, from the camera or from files, with its preview and its way. The file is passed on and
 * kept nowhere. Both inputs stay where they are, so that the focus is not lost on the way.
 */
export function PhotoField(props: PhotoFieldProps) {
  const { label, hint, problem, preview, status, done = false, progress, action, sketch } = props;
  const { ids, described } = useFieldIds({ hint, problem });
  return (
    <fieldset className={css.group}>
      <legend className={cx(labelLook, css.legend)}>{label}</legend>
      <div className={css.body}>
        {preview === null ? (
          <div className={css.empty({ invalid: Boolean(problem) })}>
            {sketch === undefined ? (
              <Glyph of={Camera} size={32} />
            ) : (
              <DocumentSketch side={sketch} />
            )}
          </div>
        ) : (
          <Image src={preview} alt={props.previewAlt} fit="contain" />
        )}
        {progress === undefined ? null : <Going {...progress} />}
        <div aria-live="polite" className={status ? undefined : visuallyHidden}>
          {status ? (
            <p className={css.status({ done })}>
              {done ? <Glyph of={CircleCheck} size={16} /> : null}
              <span>{status}</span>
            </p>
          ) : null}
        </div>
        {hint ? (
          <p id={ids.hint} className={hintLook}>
            {hint}
          </p>
        ) : null}
        <FieldProblem id={ids.problem}>{problem}</FieldProblem>
        <div className={css.choices}>
          {action}
          <Choice {...props} {...described} by="camera" sign={Camera} words={props.cameraLabel} />
          <Choice {...props} {...described} by="file" sign={ImagePlus} words={props.fileLabel} />
        </div>
      </div>
    </fieldset>
  );
}

function Going({ percent, label }: { percent: number; label: string }) {
  return (
    <div className={css.going}>
      <span aria-hidden="true">{label}</span>
      <progress className={css.bar} aria-label={label} value={percent} max={100} />
    </div>
  );
}

interface ChoiceProps
  extends
    Pick<PhotoFieldProps, 'onChoose' | 'disabled'>,
    Pick<ReturnType<typeof useFieldIds>['described'], 'aria-invalid' | 'aria-describedby'> {
  by: 'camera' | 'file';
  sign: LucideIcon;
  words: string;
}

function Choice({ by, sign, words, onChoose, disabled = false, ...described }: ChoiceProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // So that the same file can be chosen once more.
    currentTarget.value = '';
    if (file !== undefined) onChoose(file);
  }
  const look = button({ tone: 'neutral', size: 'small', state: disabled ? 'off' : 'ready' });
  return (
    <label className={cx(look, css.choice)}>
      <Glyph of={sign} size={20} />
      <span>{words}</span>
      <input
        aria-invalid={described['aria-invalid']}
        aria-describedby={described['aria-describedby']}
        className={css.input}
        type="file"
        accept="image/*"
        capture={by === 'camera' ? 'environment' : undefined}
        disabled={disabled}
        onChange={choose}
      />
    </label>
  );
}
