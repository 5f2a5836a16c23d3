/** Reads what a person types for a whole number: full-width digits and any minus sign included. */
export function readWholeNumber(raw: string): number | undefined {
  const plain = raw
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212ー]/g, '-')
    .trim();
  if (!/^[+-]?\d{1,9}$/.test(plain)) return undefined;
  // Adding zero turns -0 into 0.
  return Number(plain) + 0;
}
