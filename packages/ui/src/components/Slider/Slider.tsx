import * as styles from './Slider.css.ts';

export interface SliderProps {
  /** What it sets, for screen readers; the field beside it says it to others. */
  label: string;
  /** The lower end. */
  min: number;
  /** The upper end. */
  max: number;
  /** From one stop to the next, counted from `min`. The last one is `max`, however far. */
  step: number;
  /** What lies outside is drawn at the nearer end, and between two stops at the nearer one. */
  value: number;
  /** The value in words. */
  valueText: string;
  /** What the lower end is, as written. */
  low: string;
  /** What the upper end is, as written. */
  high: string;
  /** Gets the stop that was chosen. */
  onChange: (value: number) => void;
}

/** A value between two ends, by hand: beside a field that takes it exactly, and in step with it. */
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
          <rect className={styles.gone} width={`${percent}%`} height="6" rx="3" />
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
      <div className={styles.ends} aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </div>
    </div>
  );
}
