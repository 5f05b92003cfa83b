/** A name of the code as words of a title: `ipo-orders` and `ipoOrders` become `IPO orders`. */
export function titleWords(name: string): string {
  const words = name
    .replaceAll(/\B[A-Z]/g, ' $&')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replaceAll(/\b(?:ipo|qip)\b/g, (letters) => letters.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
