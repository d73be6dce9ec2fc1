import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { invalid } from '#server/kit/http/errors.ts'

const prefixBytes = 6

/**
 * The 11,611 most common of the passwords that were ever leaked and are long enough for us, from the list of zxcvbn
 * (MIT), which every guesser has too. Of each only the first bytes of its SHA-256 are kept: the list is small, and
 * nobody need read what people choose.
 */
const common = prefixesIn(readFileSync(join(import.meta.dirname, 'common-passwords.bin')))

function prefixesIn(bytes: Buffer): Set<number> {
  const prefixes = new Set<number>()
  for (let at = 0; at < bytes.length; at += prefixBytes) prefixes.add(bytes.readUIntBE(at, prefixBytes))
  return prefixes
}

/** Also in other capitals: that is the first thing a guesser varies. */
export const isCommon = (password: string) =>
  common.has(createHash('sha256').update(password.toLowerCase()).digest().readUIntBE(0, prefixBytes))

const ours = ['kaushal', 'techbridge', 'academy']
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []
/** So many signs must be left when what anybody knows about a person and the school is taken away. */
const leastOfOwn = 5

/** Whether it is little more than one's own name, address or the school's: `meena1998`, `Kaushal@123`. */
export function isAboutOneself(password: string, about: string[]): boolean {
  const known = [...ours, ...about.flatMap(wordsIn)].toSorted((a, b) => b.length - a.length)
  const signs = password.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  const own = known.reduce((rest, word) => rest.replaceAll(word, ''), signs)
  return own.length < signs.length && own.length < leastOfOwn
}

type About = { email: string; firstName: string; lastName: string; username: string }

/** Refuses what is guessed first, beside the field it was typed into. */
export function refuseWeak(field: string, password: string, about: About) {
  if (isCommon(password)) {
    throw invalid({ [field]: 'This password is among the most common ones, and tried first. Choose another.' })
  }
  if (isAboutOneself(password, [about.email, about.firstName, about.lastName, about.username])) {
    throw invalid({ [field]: 'This is little more than your name or ours, and easily guessed. Choose another.' })
  }
}
