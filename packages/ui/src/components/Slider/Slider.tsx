import { ends } from '../RangeBar/RangeBar.css.ts';
import * as styles from './Slider.css.ts';

export interface SliderProps {
  /** Accessible name; the field beside it shows the label. */
  label: string;
  min: number;
  max: number;
  /** Distance between stops, which begin at `min`; the last stop is always `max`. */
  step: number;
  /** Values outside are clamped, values between stops are rounded. */
  value: number;
  /** The value in words. */
  valueText: string;
  /** Formatted lower end. */
  low: string;
  /** Formatted upper end. */
  high: string;
  /** Called with the chosen stop. */
  onChange: (value: number) => void;
}

/** A slider in sync with a field beside it, which takes the exact value. */
export function Slider(props: SliderProps) {
  const { label, min, max, step, value, valueText, low, high, onChange } = props;
  const stops = Math.ceil((max - min) / step);
  const at = Math.min(max, Math.max(min, value));
  const percent = max > min ? ((at - min) / (max - min)) * 100 : 0;
  return (
    <div className={styles.place}>
      <div className={styles.slider}>
        <svg className={styles.bar} aria-hidden="true" focusable="false">
          <rect className={styles.track} width="100%" height="6" rx="3" />
          <rect className={styles.filled} width={`${percent}%`} height="6" rx="3" />
        </svg>
        <input
          className={styles.input}
          type="range"
          aria-label={label}
          aria-valuetext={valueText}
          min={0}
          max={stops}
          step={1}
          value={at === max ? stops : Math.min(stops, Math.round((at - min) / step))}
          onChange={({ target }) => onChange(Math.min(max, min + Number(target.value) * step))}
        />
      </div>
      <div className={ends} aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </div>
    </div>
  );
}
