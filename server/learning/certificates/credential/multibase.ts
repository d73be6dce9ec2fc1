const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Base58 with Bitcoin's alphabet, marked by the prefix `z`. */
export function multibase(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex') || '0'}`)
  let text = ''
  for (; rest > 0n; rest /= 58n) text = alphabet[Number(rest % 58n)]! + text
  // A number has no leading zeros, so zero bytes are written separately.
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return `z${'1'.repeat(zeros === -1 ? bytes.length : zeros)}${text}`
}
