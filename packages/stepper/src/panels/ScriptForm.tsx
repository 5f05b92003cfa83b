import { useState } from 'react';
import { readScript, type Script, writeScript } from '../run/script.ts';
import { CopyButton } from './CopyButton.tsx';
import { Press } from './Press.tsx';
import { useWords } from './useWords.ts';

export interface ScriptFormProps {
  readonly script: Script;
  readonly onRun: (script: Script) => void;
}

/** The steps as text that can be copied into a test, edited or replaced. */
export function ScriptForm({ script, onRun }: ScriptFormProps) {
  const { say } = useWords();
  const [written, setWritten] = useState(script);
  const [text, setText] = useState(() => writeScript(script));
  const [announcement, setAnnouncement] = useState('');
  if (written !== script) {
    setWritten(script);
    setText(writeScript(script));
  }
  const run = () => {
    try {
      onRun(readScript(text));
    } catch (error) {
      setAnnouncement(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div>
      <label>
        {say.scriptLabel}
        <textarea
          className="corro-stepper-script"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div className="corro-stepper-row">
        <CopyButton text={() => text}>{say.copy}</CopyButton>
        <Press onPress={run}>{say.run}</Press>
      </div>
      <output className="corro-stepper-quiet">{announcement}</output>
    </div>
  );
}
