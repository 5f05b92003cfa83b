/** Where a price began and ended and how far it went meanwhile. */
export interface Bar {
  open: number;
  high: number;
  low: number;
  close: number;
}

/** A bar of some steps, with the variance of one of its steps and the seed of the path inside it. */
export interface Stretch extends Bar {
  steps: number;
  variance: number;
  seed: number;
}
