import { divider } from './Divider.css.ts';

/** A hairline. */
export function Divider() {
  return <hr className={divider} />;
}
