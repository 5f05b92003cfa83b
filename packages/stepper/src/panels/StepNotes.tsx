import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { RecordingView } from '../run/Recording.ts';
import { Press } from './Press.tsx';
import { takePicture } from './takePicture.ts';
import type { StepPictures } from './usePictures.ts';
import { useWords } from './useWords.ts';

export interface StepNotesProps {
  readonly view: RecordingView;
  readonly pictures: StepPictures;
  /** Names the current step; an empty text removes the name. */
  readonly onName: (name: string) => void;
  /** The iframe of the screen; null without one. */
  readonly frame: RefObject<HTMLIFrameElement | null> | null;
}

/** Name and picture of the current step. A picture is taken of the screen, chosen, or pasted. */
export function StepNotes({ view, pictures, onName, frame }: StepNotesProps) {
  const { say } = useWords();
  const { script, position, isBusy } = view;
  const [hasFailed, setHasFailed] = useState(false);
  const step = script[position - 1];
  const picture = pictures.at(position);
  const store = async (taken: Promise<string>) => {
    setHasFailed(false);
    try {
      pictures.set(position, await taken);
    } catch {
      setHasFailed(true);
    }
  };
  usePastedPicture((file) => void store(dataUrlOf(file)));
  const keepName = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value.trim() !== (step?.name ?? '')) onName(target.value.trim());
  };
  return (
    <fieldset className="corro-stepper-group">
      <legend>{position === 0 ? say.beginning : say.stepNumber(position)}</legend>
      {step === undefined ? null : (
        <form
          onSubmit={(submit) => {
            submit.preventDefault();
            const name = new FormData(submit.currentTarget).get('name');
            if (typeof name === 'string') onName(name.trim());
          }}
        >
          <label className="corro-stepper-field">
            {say.stepName}
            <input name="name" defaultValue={step.name ?? ''} onBlur={keepName} />
          </label>
        </form>
      )}
      <div className="corro-stepper-row">
        {frame === null ? null : (
          <Press
            isOff={isBusy}
            onPress={() => {
              if (frame.current !== null) void store(takePicture(frame.current));
            }}
          >
            {say.takePicture}
          </Press>
        )}
        <label className="corro-stepper-file">
          {say.addPicture}
          <input
            type="file"
            accept="image/*"
            className="corro-stepper-hidden"
            onChange={({ target: { files } }) => {
              const file = files?.[0];
              if (file !== undefined) void store(dataUrlOf(file));
            }}
          />
        </label>
        {picture === null ? null : (
          <Press onPress={() => pictures.set(position, null)}>{say.removePicture}</Press>
        )}
      </div>
      {hasFailed ? (
        <p role="alert" className="corro-stepper-problem">
          {say.noPicture}
        </p>
      ) : null}
      {picture === null ? (
        <p className="corro-stepper-quiet">{say.pastePicture}</p>
      ) : (
        <img className="corro-stepper-picture" src={picture} alt={say.pictureOf(position)} />
      )}
    </fieldset>
  );
}

/** Calls back with a picture that is pasted anywhere in the page. */
function usePastedPicture(onPaste: (file: File) => void): void {
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  });
  useEffect(() => {
    const pasted = ({ clipboardData }: ClipboardEvent) => {
      const file = [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (file !== undefined) latest.current(file);
    };
    addEventListener('paste', pasted);
    return () => removeEventListener('paste', pasted);
  }, []);
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)));
    reader.readAsDataURL(file);
  });
}
