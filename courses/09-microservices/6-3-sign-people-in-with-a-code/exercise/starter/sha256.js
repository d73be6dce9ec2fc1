// SHA-256, and the challenge of PKCE (method S256). Read-only.
const primes = []
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
const fraction = (value) => Math.floor((value - Math.floor(value)) * 2 ** 32)
const constants = primes.map((prime) => fraction(Math.cbrt(prime)))
const turn = (value, by) => (value >>> by) | (value << (32 - by))

function sha256(text) {
  const bytes = [...new TextEncoder().encode(text)]
  const bits = bytes.length * 8
  bytes.push(128)
  while (bytes.length % 64 !== 56) bytes.push(0)
  for (let shift = 56; shift >= 0; shift -= 8) bytes.push(Math.floor(bits / 2 ** shift) % 256)
  const state = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)) | 0)
  for (let at = 0; at < bytes.length; at += 64) {
    const w = Array.from({ length: 16 }, (_, i) => bytes.slice(at + i * 4, at + i * 4 + 4).reduce((sum, byte) => (sum << 8) | byte, 0))
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15], w[i - 2]]
      w.push((w[i - 16] + w[i - 7] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))) | 0)
    }
    let [a, b, c, d, e, f, g, h] = state
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constants[i] + w[i]) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i] + value) | 0))
  }
  return state.flatMap((value) => [24, 16, 8, 0].map((by) => (value >>> by) & 255))
}

/** The challenge for a verifier: its SHA-256, as Base64 for addresses. */
export const challengeOf = (verifier) =>
  btoa(String.fromCharCode(...sha256(verifier))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
