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
const link = /(?:\b[a-z][a-z\d+.-]{1,20}:\/\/|\bwww\.|\bgit@[a-z\d.-]{1,100}:)[^\s"'`<>)\]}]{1,2000}/giu
/** Without "https://": pages of people at known hosts. */
const account =
  /\b(?:(?:github|gitlab|linkedin|twitter|x|instagram|facebook|medium|leetcode|hackerrank|codechef|codeforces|geeksforgeeks|kaggle|replit|youtube|dribbble|stackoverflow)\.com|bitbucket\.org|codepen\.io|behance\.net|dev\.to|t\.me|wa\.me)\/[^\s"'`<>)\]}]{1,200}/giu
const ownSite =
  /(?<![\p{L}\d-])[\p{L}\d-]{1,63}\.(?:(?:github|gitlab)\.io|(?:netlify|vercel|web)\.app|pages\.dev|hashnode\.dev|onrender\.com|herokuapp\.com|blogspot\.com|wordpress\.com)(?![\p{L}\d-])(?:\/[^\s"'`<>)\]}]{0,200})?/giu
const email = /[\p{L}\d._%+-]{1,64}(?:@|\s?[([]at[)\]]\s?)[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}\.\p{L}{2,20}/giu
const spokenEmail =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}[ \t]{1,3}[([]?at[)\]]?[ \t]{1,3}[\p{L}\d-]{1,63}[ \t]{1,3}(?:[([]dot[)\]][ \t]{1,3}\p{L}{2,20}|dot[ \t]{1,3}(?:com|co|org|net|edu|io|dev))(?:[ \t]{1,3}[([]?dot[)\]]?[ \t]{1,3}in)?(?!\p{L})/giu
/** Not of packages and decorators: "@types/node", "@Component()". */
const handle = /@(?<=(?<!\p{L})(?:by|follow|me)[ \t:]{1,3}@)[\w-](?:[\w.-]{0,37}[\w-])?(?![\w/(-]|\.\w)/giu
const mobile = /(?<![\d.])(?:(?:\+|00)\d{1,3}[\s.-]?|0)?[6-9]\d{4}[\s.-]?\d{5}(?!\d)/g
/** In three groups, such as 555-123-4567, and not in a row of other numbers. */
const grouped =
  /(?<![\p{L}\d.,-]|\d[ \t])(?:\+?\d{1,3}[ .-])?(?:\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\(?\d{4}\)?[ .-]\d{3}[ .-]\d{3})(?![.,]?\d|[ \t-]\d)/gu
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
const handleIn = (address: string): string =>
  address
    .split(/[?#]/, 1)[0]!
    .split('/')
    .findLast((part) => part !== '') ?? ''

function phonePatterns(phone: string): RegExp[] {
  const digits = phone.replaceAll(/\D/g, '').slice(-10)
  return digits.length < 6 ? [] : [new RegExp(digits.split('').join(String.raw`[\s().-]{0,2}`), 'g')]
}

/**
 * Takes out of a text what could tell who this person is. It rather takes too much: the code stays readable, and the learner
 * reads the same before they show it.
 */
export function redactionFor({ names, username, email: address, phone, profiles }: Identity) {
  const single = names.flatMap((name) => name.split(/[\s.'’-]+/)).filter((word) => word.length > 1)
  // Also "raorajesh", in either order.
  const joined = single.flatMap((one) => single.filter((other) => other !== one).map((other) => one + other))
  const parts = names.flatMap((name) => [name.trim(), name.replaceAll(/\s+/g, '')])
  const words = [...parts, ...single, ...joined, username, address.split('@', 1)[0]!, ...profiles.map(handleIn)]
  const patterns = namePatterns(words.map((word) => word.normalize('NFKC')))
  const phones = phonePatterns(phone)
  return (text: string): string => {
    // Other forms of the same letters, and characters that nobody sees, would hide a name.
    const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
    const replaced = (left: string, patterns: RegExp[], sign: string) =>
      patterns.reduce((left, pattern) => left.replaceAll(pattern, sign), left)
    // Links first: an address such as git@github.com:asha would leave its end behind.
    const withoutLinks = replaced(plain, [link, account, ownSite], '[link]')
    const withoutEmails = replaced(withoutLinks, [email, spokenEmail], '[email]')
    const withoutPhones = replaced(withoutEmails, [...phones, mobile, grouped], '[phone]')
    return replaced(withoutPhones.replaceAll(author, '$1 [name]'), [handle, ...patterns], '[name]')
  }
}

/** The path of a file may have a name in it. */
export function neutralName(path: string, index: number): string {
  const extension = /\.([a-z\d]{1,5})$/i.exec(path)?.[1]?.toLowerCase()
  return `file-${index + 1}${extension ? `.${extension}` : ''}`
}

/** Up to 1, 2, 5, 10 … kB: the exact size is also in the learner's portfolio, beside their name. */
export function roughSize(bytes: number): number {
  const kilobytes = Math.max(1, bytes / 1024)
  const power = 10 ** Math.floor(Math.log10(kilobytes))
  return [1, 2, 5, 10].find((factor) => factor * power >= kilobytes)! * power * 1024
}
