import { type Role, isStaffRole } from '#contract/kit/access.ts'
import { conflict, invalid, notAllowed, notFound } from '#server/kit/errors.ts'
import { sanitizeFileName } from '#server/kit/uploads/file-name.ts'
import { editProblem } from '../staff/rules.ts'
import type { Editor } from '../standing.rules.ts'
import type { PersonRow } from '../tables.ts'

/** Staff may have work assigned to them, so an admin must remove their account. */
export function assertOutsider(role: Role): void {
  if (isStaffRole(role)) {
    throw notAllowed('Ask an admin to remove your staff account, so that someone can take over your work.')
  }
}

/** Staff delete only accounts of learners, and never their own. */
export function assertErasable(person: PersonRow | null, editor: Editor): PersonRow {
  if (!person) throw notFound('This person')
  const problem = editProblem(person, editor) ?? staffProblem(person)
  if (problem !== null) throw conflict(problem)
  return person
}

const staffProblem = ({ role }: PersonRow): string | null =>
  !isStaffRole(role) ? null : 'Make them a learner first, so that someone takes over their work.'

export function assertAskedBefore(askedOn: string, today: string): void {
  if (askedOn > today) throw invalid({ askedOn: 'They can’t have asked after today' })
}

const comparable = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

export function assertNamed(typed: string, name: string): void {
  if (comparable(typed) !== comparable(name)) throw invalid({ name: 'This isn’t the name on the account' })
}

export function assertSettled([first]: string[]): void {
  if (first !== undefined) throw conflict(`Settle this before you delete the account: ${first}`)
}

const minutesOfIndia = 330
const inIndia = (moment: Date) => new Date(moment.getTime() + minutesOfIndia * 60_000).toISOString()

/** 2026-11-15T16:02:11+05:30 */
const asInstant = (moment: Date) => `${inIndia(moment).slice(0, 19)}+05:30`

export const zipName = (now: Date) => `kaushal-my-data-${inIndia(now).slice(0, 10)}.zip`

/** Indented, with times in Indian time. */
export const formatJson = (data: unknown): string =>
  `${JSON.stringify(
    data,
    // JSON has converted dates to text already; the object still has the Date.
    function (this: Record<string, unknown>, key, value: unknown) {
      const original = this[key]
      return original instanceof Date ? asInstant(original) : value
    },
    2,
  )}\n`

// Characters and names that Windows does not allow.
const forbidden = /[<>:"|?*]/g
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

const safePart = (part: string) =>
  /^\.\w[\w.-]{0,60}$/.test(part)
    ? part.replace(/\.+$/, '')
    : sanitizeFileName(part.replaceAll(forbidden, '-')).replace(reserved, '$1_')

/** A path that unpacks on every system and never outside its folder. */
export const safePath = (given: string): string =>
  given
    .split(/[/\\]/)
    .filter((part) => !/^[.\s]*$/.test(part))
    .map(safePart)
    .join('/') || sanitizeFileName('')

/** Renames a second `a.txt` to `a (2).txt`. Ignores case, as some file systems do. */
export function createUniquePaths(): (path: string) => string {
  const used = new Set<string>()
  return (path) => {
    let unique = path
    for (let number = 2; used.has(unique.toLowerCase()); number++) unique = numbered(path, number)
    used.add(unique.toLowerCase())
    return unique
  }
}

function numbered(path: string, number: number): string {
  const [, stem = path, end = ''] = /^(.*[^/])(\.[^./]+)$/s.exec(path) ?? []
  return `${stem} (${number})${end}`
}

type Contents = { name: string; about: string }[]

export const readme = (name: string, contents: Contents, now: Date): string =>
  [
    `All data that Kaushal Techbridge stores about ${name}, as of ${asInstant(now)}.`,
    '',
    'Contents',
    '',
    ...contents.map(({ name: file, about }) => `${file}.json`.padEnd(26) + about),
    'files/'.padEnd(26) + 'what you submitted and uploaded, your photo, your receipts and certificates',
    '',
    'You can open the .json files in any text editor or browser. Amounts are in rupees.',
    'Times are Indian time: 2026-11-15T16:02:11+05:30 is 15 November 2026, 4:02 PM.',
    '',
    'Not included: your password and your sessions (we store only hashes of them), and data of other people.',
    'Mentors are named where they wrote to you.',
    '',
    'Keep this file safe: it contains all your personal data.',
    '',
  ].join('\r\n')

export const missingFilesNote = (paths: string[]): string =>
  [
    'We couldn’t read these files while creating this download:',
    '',
    ...paths,
    '',
    'Please download your data again later.',
    '',
  ].join('\r\n')
