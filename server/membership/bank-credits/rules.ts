import { createHash } from 'node:crypto'

/** What a line of a statement says about a credit. The reference is the first of the line, in canonical form. */
export type CreditLine = {
  line: number
  account: string | null
  paidOn: string | null
  paise: number
  reference: string | null
  narration: string
  balancePaise: number | null
}

/** A stored credit that a line without a reference may be. */
export type Candidate = {
  id: number
  account: string | null
  paidOn: string | null
  amountPaise: number
  reference: string | null
  narrationHash: string
  balancePaise: number | null
}

/** Banks write the same narration with other spaces and separators in their CSV and PDF. */
export const narrationHash = (narration: string): string =>
  createHash('md5')
    .update(narration.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .digest('hex')

/**
 * Finds the stored credit that each line is: a balance identifies it on its day, and otherwise the narration, unless the
 * account or the balance says that it is another. Two equal lines of one file are two credits, so each credit is `taken`
 * once per file. Lines that are missing in the result are new.
 */
export function knownCredits(lines: CreditLine[], candidates: Candidate[], taken: Set<number>): Map<number, number> {
  const byDay = Map.groupBy(candidates, dayAndAmount)
  const found = new Map<number, number>()
  for (const line of lines) {
    const free = (byDay.get(dayAndAmount({ ...line, amountPaise: line.paise })) ?? []).filter(
      ({ id }) => !taken.has(id),
    )
    const sameAccount = free.filter(({ account }) => isCompatible(account, line.account))
    const credit = sameAccount.find((one) => hasBalanceOf(one, line)) ?? sameAccount.find((one) => hasTextOf(one, line))
    if (!credit) continue
    taken.add(credit.id)
    found.set(line.line, credit.id)
  }
  return found
}

const dayAndAmount = ({ paidOn, amountPaise }: Pick<Candidate, 'paidOn' | 'amountPaise'>) => `${paidOn} ${amountPaise}`

const hasBalanceOf = ({ balancePaise }: Candidate, line: CreditLine) =>
  balancePaise !== null && balancePaise === line.balancePaise

const hasTextOf = (credit: Candidate, line: CreditLine) =>
  credit.reference === null &&
  isCompatible(credit.balancePaise, line.balancePaise) &&
  credit.narrationHash === narrationHash(line.narration)

/** Not every file has it. */
const isCompatible = <Value>(one: Value | null, other: Value | null) => one === null || other === null || one === other

const accountLabel = /\ba(?:\/?c|ccount)\b[^\p{L}\p{N}]*(?:no|num|number)?\b/iu
const accountNumber = /(?<![\p{L}\p{N}])[\dX*]{5,16}(\d{4})(?![\p{L}\p{N}])/iu

/** The last four digits of the account, from the lines above the table. Files hide different parts of the others. */
export function accountOf(rows: string[][]): string | null {
  for (const row of rows) {
    const text = row.join(' ')
    const label = accountLabel.exec(text)
    const number = label && accountNumber.exec(text.slice(label.index + label[0].length))
    if (number) return number[1]!
  }
  return null
}

/**
 * What a credit says about a payment that is about to be verified: it has the payment's reference, staff assigned it, a
 * line names the payment besides another reference, or the references are only similar.
 */
export type Sighting = {
  creditId: number
  paymentId: number | null
  kind: 'reference' | 'assigned' | 'named' | 'similar'
}

/**
 * Which credit pays for a payment: the one with its reference, which staff may have corrected, then the one that staff
 * assigned, and neither may have paid for somebody else. One whose reference is only similar pays for it if it is free.
 */
export function chooseCredit(paymentId: number, sightings: Sighting[]): Sighting | 'used' | null {
  const { reference = [], assigned = [], named = [], similar = [] } = Object.groupBy(sightings, ({ kind }) => kind)
  for (const certain of [reference, assigned, named]) {
    if (certain.length > 0) return choose(paymentId, certain) ?? 'used'
  }
  return choose(paymentId, similar)
}

const choose = (paymentId: number, sightings: Sighting[]): Sighting | null =>
  sightings.find((one) => one.paymentId === paymentId) ?? sightings.find((one) => one.paymentId === null) ?? null
