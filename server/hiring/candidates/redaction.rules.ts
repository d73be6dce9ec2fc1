/** What could tell who somebody is: their names, addresses and accounts. */
export type Identity = {
  /** First name, last name, and what they call themselves elsewhere. */
  names: string[]
  username: string
  email: string
  phone: string
  /** Addresses of profiles. */
  profiles: string[]
}

// The lengths are bounded because text without a break would take minutes.
const email = /[\p{L}\d._%+-]{1,64}(?:@|\s?[([]at[)\]]\s?)[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}\.\p{L}{2,20}/giu
const link = /(?:\b[a-z][a-z\d+.-]{1,20}:\/\/|\bwww\.)[^\s"'`<>)\]}]{1,2000}/giu
const account =
  /\b(?:github|gitlab|linkedin|twitter|instagram|facebook|medium|t)\.(?:com|me|org)\/[^\s"'`<>)\]}]{1,200}/giu
const mobile = /(?<![\d.])(?:(?:\+|00)\d{1,3}[\s.-]?|0)?[6-9]\d{4}[\s.-]?\d{5}(?!\d)/g
const author =
  /((?:\/\/|#|\*|--|<!--|"""|''')[ \t]*(?:@author\b|authors?[ \t]*[:=-]|(?:created|written|made|submitted|developed)[ \t]+by\b|copyright\b)|"author"[ \t]*:)[^\r\n]{1,200}/giu

/** Shorter names are parts of other words, so they only count as words of their own. */
const minAnywhere = 5

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

function namePatterns(given: string[]): RegExp[] {
  const words = [...new Set(given.flatMap((word) => [word, withoutAccents(word)]))]
    .filter((word) => word.length > 1)
    .toSorted((one, other) => other.length - one.length)
  const isShort = (word: string) => word.length < minAnywhere
  const long = words.filter((word) => !isShort(word)).map(escaped)
  const short = words.filter(isShort)
  const oneOf = (parts: string[]) => `(?:${parts.map(escaped).join('|')})`
  return [
    ...(long.length > 0 ? [new RegExp(long.join('|'), 'giu')] : []),
    ...(short.length > 0
      ? [
          new RegExp(String.raw`(?<!\p{L})${oneOf(short)}(?!\p{L})`, 'giu'),
          // In names of code: "raviService", "thanksRavi".
          new RegExp(String.raw`(?<!\p{L})${oneOf(short.map((word) => word.toLowerCase()))}(?=\p{Lu})`, 'gu'),
          new RegExp(String.raw`(?<=^|[^\p{Lu}])${oneOf(short.map(capitalized))}(?!\p{Ll})`, 'gu'),
        ]
      : []),
  ]
}

/** The last part of the address of a profile. */
const handleIn = (address: string): string => /([\w.-]+)\/?$/.exec(address.replace(/[?#].*$/, ''))?.[1] ?? ''

function phonePatterns(phone: string): RegExp[] {
  const digits = phone.replaceAll(/\D/g, '').slice(-10)
  return digits.length < 6 ? [] : [new RegExp(digits.split('').join(String.raw`[\s().-]{0,2}`), 'g')]
}

/**
 * Takes out of a text what could tell who this person is. It rather takes too much: the code stays readable, and the learner
 * reads the same before they show it.
 */
export function redactionFor({ names, username, email: address, phone, profiles }: Identity) {
  const parts = names.flatMap((name) => [name.trim(), name.replaceAll(/\s+/g, ''), ...name.split(/[\s.'’-]+/)])
  const words = [...parts, username, address.split('@', 1)[0]!, ...profiles.map(handleIn)]
  const patterns = namePatterns(words.map((word) => word.normalize('NFKC')))
  const phones = phonePatterns(phone)
  return (text: string): string => {
    // Other forms of the same letters, and characters that nobody sees, would hide a name.
    const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
    const withoutContacts = [...phones, mobile].reduce(
      (left, pattern) => left.replaceAll(pattern, '[phone]'),
      plain.replaceAll(email, '[email]').replaceAll(link, '[link]').replaceAll(account, '[link]'),
    )
    return patterns.reduce(
      (left, pattern) => left.replaceAll(pattern, '[name]'),
      withoutContacts.replaceAll(author, '$1 [name]'),
    )
  }
}

/** The path of a file may have a name in it. */
export function neutralName(path: string, index: number): string {
  const extension = /\.([a-z\d]{1,5})$/i.exec(path)?.[1]?.toLowerCase()
  return `file-${index + 1}${extension ? `.${extension}` : ''}`
}
