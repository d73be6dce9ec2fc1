/** Characters that must remain besides a pattern. */
const minRest = 4

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '!@#$%^&*()',
  // Columns of the keyboard: 1qaz2wsx, qazwsx.
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
]
const runs = [...rows, ...rows.map((row) => row.split('').toReversed().join(''))]
const minRun = 3

/** Whether little is left without rows of keys, alphabets and counting: `qwerty123!`, `abcd1234`, `1qaz2wsx`. */
export function isKeyPattern(password: string): boolean {
  const text = password.toLowerCase()
  let rest = 0
  for (let at = 0; at < text.length;) {
    const length = runLength(text, at)
    if (length < minRun) rest += 1
    at += length < minRun ? 1 : length
  }
  return rest < minRest
}

/** How many characters from here follow each other in a row. */
function runLength(text: string, at: number): number {
  let longest = 0
  for (const run of runs) {
    for (let start = run.indexOf(text[at]!); start >= 0; start = run.indexOf(text[at]!, start + 1)) {
      let length = 1
      while (at + length < text.length && text[at + length] === run[start + length]) length += 1
      longest = Math.max(longest, length)
    }
  }
  return longest
}

const maxUnit = 8
const minDifferent = 5

/** Whether a password repeats a short part, or has few different characters: `abcabcabc`, `19901990`, `11223344`. */
export function isRepetition(password: string): boolean {
  const text = password.toLowerCase()
  if (new Set(text).size < minDifferent) return true
  for (let unit = 1; unit <= Math.min(maxUnit, text.length / 2); unit += 1) {
    if (
      text ===
      text
        .slice(0, unit)
        .repeat(Math.ceil(text.length / unit))
        .slice(0, text.length)
    )
      return true
  }
  return false
}

const maxNumber = 16

/** Digits and signs only, as in phone numbers, dates and amounts. */
export const isMostlyNumbers = (password: string): boolean =>
  password.length <= maxNumber && (password.match(/[\p{L}\p{M}]/gu) ?? []).length <= 1

const longWord = 12

/** One word, or the same word again, with numbers and signs around it: `Rahul@123`, `2024India!`, `ganpati@108`. */
export function isOneWord(password: string): boolean {
  const words = new Set(password.toLowerCase().match(/[\p{L}\p{M}]+/gu))
  const [word = ''] = words
  return words.size === 1 && word.length < longWord
}

const substitutions: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
}

/** The word behind substitutions, without the number at the end: `P@ssw0rd!` and `p@55word12` are `password`. */
export function plainWord(password: string): string {
  const [, head = ''] = /^(.*?)[^\p{L}\p{M}]*$/su.exec(password.toLowerCase()) ?? []
  return head.replace(/[^\p{L}\p{M}]/gu, (sign) => substitutions[sign] ?? '')
}
