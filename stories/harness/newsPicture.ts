/** A drawing, because pictures of stories must not depend on the network. */
function drawing(shapes: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90">${shapes}</svg>`,
  )}`;
}

export const newsPicture = drawing(
  '<rect width="160" height="90" fill="#dfe4fb"/><path d="M0 70 40 48l30 14 40-34 50 22v40H0z" fill="#3040a0"/><circle cx="128" cy="22" r="10" fill="#f2a900"/>',
);

/** Pictures of further items: bars, coins, and two towers. */
export const newsPictures = [
  drawing(
    '<rect width="160" height="90" fill="#d8efe6"/><path d="M44 70V50h14v20zm22 0V36h14v34zm22 0V44h14v26zm22 0V24h14v46z" fill="#0c7a4d"/>',
  ),
  drawing(
    '<rect width="160" height="90" fill="#fdf0cf"/><circle cx="68" cy="48" r="22" fill="#f2a900"/><circle cx="94" cy="42" r="22" fill="#c98a00"/>',
  ),
  drawing(
    '<rect width="160" height="90" fill="#e6e4f2"/><path d="M56 80V30h20v50zm28 0V18h20v62z" fill="#55508f"/>',
  ),
];
