/** What was typed as a number, grouping forgiven; not a number when it is none, so that the schema says so. */
export const toNumber = (typed: string): number => {
  const plain = typed.replace(/[\s,₹]/g, '')
  return plain === '' ? Number.NaN : Number(plain)
}
