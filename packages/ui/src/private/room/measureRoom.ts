/** What the browser says of the screen; lengths in CSS pixels. */
export interface Screen {
  /** Of the page, which some browsers make shorter for the keyboard. */
  readonly height: number;
  /** What is seen of it: shorter by a keyboard that lies over the page; magnified by a pinch. */
  readonly seen: { readonly height: number; readonly offsetTop: number; readonly scale: number };
  /** The most that was ever seen at this width. */
  readonly tallest: number;
  /** Of the page's text: one rem. */
  readonly fontSize: number;
}

export interface Room {
  /** How much of the page's end the keyboard covers. */
  readonly covered: number;
  /** So little is seen that the keyboard must be up, if a field has the focus. */
  readonly isShort: boolean;
  /** Too little for a bar beside what it belongs to. */
  readonly isTight: boolean;
}

/** No phone held upright is as low without its keyboard. */
const shortHeight = 480;
/** Browsers' own bars come and go with less. */
const shortShare = 0.75;
/** A field with label, hint and problem, a button, and some of what is around them. */
const tightRems = 18;

export function measureRoom({ height, seen, tallest, fontSize }: Screen): Room {
  // A pinched page shows less, too, and has no keyboard.
  const isPinched = seen.scale > 1;
  const room = isPinched ? height : seen.height;
  const covered = isPinched ? 0 : height - seen.height - seen.offsetTop;
  return {
    covered: Math.max(0, Math.round(covered)),
    isShort: room <= shortHeight || room < tallest * shortShare,
    isTight: room < tightRems * fontSize,
  };
}
