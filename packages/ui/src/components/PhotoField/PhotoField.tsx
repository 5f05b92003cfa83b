import { Camera, CircleCheck, ImagePlus, type LucideIcon } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { label as labelLook, hint as hintLook } from '../../private/field/Field.css.ts';
import { FieldProblem } from '../../private/field/Field.tsx';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { Glyph } from '../../private/Glyph.tsx';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import { button } from '../Button/Button.css.ts';
import { Image } from '../Image/Image.tsx';
import { DocumentSketch, type DocumentSide } from './DocumentSketch.tsx';
import * as css from './PhotoField.css.ts';

export interface PhotoFieldProps {
  /** Subject of the photo; names the group. */
  label: ReactNode;
  /** Describes a good photo. */
  hint?: ReactNode;
  /** Problem of the photo or its upload. */
  problem?: ReactNode;
  /** Sketch of the expected photo; default: a camera. */
  sketch?: DocumentSide | undefined;
  /** Address of the chosen photo; null for none or while it is prepared. */
  preview: string | null;
  /** Alternative text of the preview. */
  previewAlt: string;
  /** Status text, announced. */
  status?: ReactNode;
  /** True once the upload has finished. */
  done?: boolean;
  /** Upload progress: `percent` from 0 to 100 and its text; not announced. */
  progress?: { percent: number; label: string } | undefined;
  /** Label of the camera button; devices without a camera choose a file. */
  cameraLabel: string;
  /** Label of the file button. */
  fileLabel: string;
  /** Called with the original file. */
  onChoose: (file: File) => void;
  disabled?: boolean;
  /** Extra button, such as retry. */
  action?: ReactNode;
}

/**
 * A photo from camera or files, with preview and upload state. The caller gets the file; this
 * component does not store it. Both inputs stay mounted, so that the focus is never lost.
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
        {progress === undefined ? null : <Progress {...progress} />}
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

function Progress({ percent, label }: { percent: number; label: string }) {
  return (
    <div className={css.uploadStatus}>
      <span aria-hidden="true">{label}</span>
      <progress className={css.bar} aria-label={label} value={percent} max={100} />
    </div>
  );
}

interface ChoiceProps
  extends
    Pick<PhotoFieldProps, 'onChoose' | 'disabled' | 'preview'>,
    Pick<ReturnType<typeof useFieldIds>['described'], 'aria-invalid' | 'aria-describedby'> {
  by: 'camera' | 'file';
  sign: LucideIcon;
  words: string;
}

/** The camera is the main action until there is a photo. */
function Choice({ by, sign, words, onChoose, disabled = false, ...props }: ChoiceProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // Allows choosing the same file again.
    currentTarget.value = '';
    if (file !== undefined) onChoose(file);
  }
  const isFirst = props.preview === null;
  const look = button({
    tone: isFirst ? (by === 'camera' ? 'primary' : 'quiet') : 'neutral',
    size: isFirst ? 'large' : 'small',
    state: disabled ? 'off' : 'ready',
  });
  return (
    <label className={cx(look, css.choice({ isFirst }))}>
      <Glyph of={sign} size={20} />
      <span>{words}</span>
      <input
        aria-invalid={props['aria-invalid']}
        aria-describedby={props['aria-describedby']}
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
