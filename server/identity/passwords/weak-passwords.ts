import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { invalid } from '#server/kit/errors.ts'
import { isKeyPattern, isMostlyNumbers, isOneWord, isRepetition, plainWord } from './password-patterns.rules.ts'

const prefixBytes = 6

/**
 * About 42,000 leaked passwords, and short words that people build passwords from (decision 024). The file holds only
 * the first bytes of each SHA-256, which keeps it small.
 */
const common = prefixesIn(readFileSync(join(import.meta.dirname, 'common-passwords.bin')))

function prefixesIn(bytes: Buffer): Set<number> {
  const prefixes = new Set<number>()
  for (let at = 0; at < bytes.length; at += prefixBytes) prefixes.add(bytes.readUIntBE(at, prefixBytes))
  return prefixes
}

/** Ignores case, because attackers vary it first. */
export const isCommon = (password: string) =>
  common.has(createHash('sha256').update(password.toLowerCase()).digest().readUIntBE(0, prefixBytes))

const ours = ['kaushal', 'techbridge', 'academy']
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []
/** Characters that must remain after removing the person's and the school's names. */
const minOwnLength = 5

/** Whether a password is based on the person's or the school's name: `meena1998`, `Kaushal@123`. */
export function isBasedOnName(password: string, about: string[]): boolean {
  const known = [...ours, ...about.flatMap(wordsIn)].toSorted((a, b) => b.length - a.length)
  const letters = password.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  const own = known.reduce((rest, word) => rest.replaceAll(word, ''), letters)
  return own.length < letters.length && own.length < minOwnLength
}

const advice = 'Try three or four random words.'

/** Returns what to do about a password that is guessed early, or null. */
export function weakness(password: string, about: string[]): string | null {
  if (isCommon(password)) return `Choose a less common password. ${advice}`
  if (isBasedOnName(password, about)) return 'Choose a password that isn’t based on your name or ours.'
  if (isRepetition(password) || isKeyPattern(password))
    return `Choose a password without repeats or rows such as 1234 and qwerty. ${advice}`
  if (isMostlyNumbers(password)) return `Choose a password with words. Phone numbers and dates are easy to guess.`
  if (isOneWord(password))
    return 'Choose more than one word. A word with a number, such as India@123, is easy to guess.'
  if (isCommon(plainWord(password)))
    return `Choose something else: replacing letters, as in P@ssw0rd, doesn’t make a common word safe. ${advice}`
  return null
}

type About = { email: string; firstName: string; lastName: string; username: string }

export function assertStrongPassword(field: string, password: string, about: About) {
  const problem = weakness(password, [about.email, about.firstName, about.lastName, about.username])
  if (problem) throw invalid({ [field]: problem })
}
