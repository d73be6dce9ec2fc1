// A model of signatures, for this page: in production use Ed25519 and a library such as jose. The rules are the same:
// only the holder of the private part can sign, everybody can verify with the public part.
let count = 0

export function createKeyPair() {
  const secret = `secret ${++count} ${Math.random()}`
  const mark = (text) => {
    let value = 2166136261
    for (const letter of `${secret} ${text} ${secret}`) value = Math.imul(value ^ letter.codePointAt(0), 16777619) >>> 0
    return value.toString(36)
  }
  return { sign: mark, publicKey: { verify: (text, signature) => mark(text) === signature } }
}

/** An object as a text that fits into a token. */
export const encode = (value) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value)))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** The other way. Throws if the text isn't what encode has made. */
export const decode = (text) =>
  JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))))
