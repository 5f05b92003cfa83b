import { useEffect, useState } from 'react';
import { Press } from './Press.tsx';
import { type CaptionedPicture, drawPictureSheet } from './pictureSheet.ts';
import { useWords } from './useWords.ts';

export interface CopyPicturesProps {
  readonly pictures: readonly CaptionedPicture[];
}

/** Copies the pictures as one image. Where the browser forbids that, the image can be saved. */
export function CopyPictures({ pictures }: CopyPicturesProps) {
  const { say } = useWords();
  const [isCopied, setIsCopied] = useState(false);
  const [file, setFile] = useState<string | null>(null);
  useEffect(() => () => (file === null ? undefined : URL.revokeObjectURL(file)), [file]);
  const copy = async () => {
    setIsCopied(false);
    setFile(null);
    const sheet = drawPictureSheet(pictures);
    try {
      // The promise goes in as it is, because Safari copies only what a press has begun to copy.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': sheet })]);
      setIsCopied(true);
    } catch {
      setFile(URL.createObjectURL(await sheet));
    }
  };
  return (
    <div>
      <Press onPress={() => void copy()}>{say.copyPictures(pictures.length)}</Press>{' '}
      <output className="corro-stepper-quiet">
        {isCopied ? say.copied : file === null ? '' : say.picturesNotCopied}
      </output>
      {file === null ? null : (
        <a href={file} download="pictures.png">
          {say.savePictures}
        </a>
      )}
    </div>
  );
}
