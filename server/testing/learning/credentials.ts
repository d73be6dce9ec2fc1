import { createHash, createPublicKey, verify } from 'node:crypto'

// A verifier knows nothing of our types.
// oxlint-disable-next-line typescript/no-explicit-any
export type Any = any

/** An independent verifier of eddsa-jcs-2022, after the W3C's "Data Integrity EdDSA Cryptosuites". */
export function isSigned(credential: Any, suite = 'eddsa-jcs-2022'): boolean {
  const { proof, ...document } = credential
  const { proofValue, ...options } = [proof].flat().find(({ cryptosuite }: Any) => cryptosuite === suite)
  const key = base58(options.verificationMethod.split('#')[1].slice(1)).subarray(2)
  const publicKey = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') },
    format: 'jwk',
  })
  const sha256 = (text: string) => createHash('sha256').update(text).digest()
  const signed = Buffer.concat([sha256(sortedJson(options)), sha256(sortedJson(document))])
  return verify(null, signed, publicKey, base58(proofValue.slice(1)))
}

const sortedJson = (value: Any): string =>
  JSON.stringify(value, (_, inner: Any) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )

export function base58(text: string): Buffer {
  const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let value = 0n
  for (const digit of text) value = value * 58n + BigInt(digits.indexOf(digit))
  const hex = value.toString(16)
  // Each 1 at the start is a byte of zeros, which one signature of 256 begins with.
  const zeros = '00'.repeat(/^1*/.exec(text)![0].length)
  return Buffer.from(zeros + hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
}

/** Every way to change one text, number or switch of a document. */
export function* changed(document: Any): Generator<Any> {
  for (const key of Object.keys(document)) {
    const value = document[key]
    const others =
      value && typeof value === 'object' ? changed(value) : [typeof value === 'boolean' ? !value : `${value}!`]
    for (const other of others) {
      yield Array.isArray(document) ? document.with(Number(key), other) : { ...document, [key]: other }
    }
  }
}
