import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { invalid } from '#server/kit/http/errors.ts'

const prefixBytes = 6

/**
 * The 11,611 most common leaked passwords that meet our minimum length, from the list of zxcvbn (MIT). The file holds
 * only the first bytes of each SHA-256, which keeps it small.
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

type About = { email: string; firstName: string; lastName: string; username: string }

export function assertStrongPassword(field: string, password: string, about: About) {
  if (isCommon(password)) {
    throw invalid({ [field]: 'Choose a less common password. This one is easy to guess.' })
  }
  if (isBasedOnName(password, [about.email, about.firstName, about.lastName, about.username])) {
    throw invalid({ [field]: 'Choose a password that isn’t based on your name or ours.' })
  }
}
