const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as base58 of Bitcoin's alphabet, with the `z` that says so. */
export function multibase(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex') || '0'}`)
  let text = ''
  for (; rest > 0n; rest /= 58n) text = alphabet[Number(rest % 58n)]! + text
  // Numbers do not show zeros in front; bytes have them.
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return `z${'1'.repeat(zeros === -1 ? bytes.length : zeros)}${text}`
}
