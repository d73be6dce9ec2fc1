import type { Role } from '#contract/kit/endpoint.ts'
import { notAllowed } from '#server/kit/http/errors.ts'
import { sanitizeFileName } from '#server/kit/uploads/file-name.ts'

/** Whoever works for the academy is not gone from one moment to the next: an admin sees to what they hold. */
export function assertLearner(role: Role): void {
  if (role !== 'learner') {
    throw notAllowed('Ask an admin to remove your staff account, so that someone can take over your work.')
  }
}

const minutesOfIndia = 330
const inIndia = (moment: Date) => new Date(moment.getTime() + minutesOfIndia * 60_000).toISOString()

/** 2026-11-15T16:02:11+05:30: read by people and by programs. */
const asInstant = (moment: Date) => `${inIndia(moment).slice(0, 19)}+05:30`

export const zipName = (now: Date) => `kaushal-my-data-${inIndia(now).slice(0, 10)}.zip`

/** Pretty, with instants in India's time. */
export const formatJson = (told: unknown): string =>
  `${JSON.stringify(
    told,
    // JSON turns dates into texts before it asks; the holder still has the date itself.
    function (this: Record<string, unknown>, key, value: unknown) {
      const given = this[key]
      return given instanceof Date ? asInstant(given) : value
    },
    2,
  )}\n`

// What Windows does not allow in a name, and the names it keeps for itself.
const unwritable = /[<>:"|?*]/g
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

const safePart = (part: string) =>
  /^\.\w[\w.-]{0,60}$/.test(part)
    ? part.replace(/\.+$/, '')
    : sanitizeFileName(part.replaceAll(unwritable, '-')).replace(reserved, '$1_')

/** A path in the zip that unpacks on every device and never outside its folder. */
export const safePath = (given: string): string =>
  given
    .split(/[/\\]/)
    .filter((part) => !/^[.\s]*$/.test(part))
    .map(safePart)
    .join('/') || sanitizeFileName('')

/** Gives out each path once: a second `a.txt` is called `a (2).txt`. Case does not tell two apart on every device. */
export function createUniquePaths(): (path: string) => string {
  const taken = new Set<string>()
  return (path) => {
    let unique = path
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = numbered(path, number)
    taken.add(unique.toLowerCase())
    return unique
  }
}

function numbered(path: string, number: number): string {
  const [, stem = path, end = ''] = /^(.*[^/])(\.[^./]+)$/s.exec(path) ?? []
  return `${stem} (${number})${end}`
}

type Contents = { name: string; about: string }[]

/** The first thing one opens. */
export const readme = (name: string, contents: Contents, now: Date): string =>
  [
    `Everything Kaushal Techbridge keeps about ${name}, as it was at ${asInstant(now)}.`,
    '',
    'What is what',
    '',
    ...contents.map(({ name: file, about }) => `${file}.json`.padEnd(26) + about),
    'files/'.padEnd(26) + 'what you submitted and uploaded, your photo, your receipts and certificates',
    '',
    'The .json files open in any text editor or browser. Amounts are in rupees. Times are India’s:',
    '2026-11-15T16:02:11+05:30 is 15 November 2026, two minutes past four in the afternoon.',
    '',
    'What is not in it: your password and what keeps you signed in (we only store hashes, which say nothing),',
    'and what belongs to other people. Mentors stand in it by name where they wrote to you.',
    '',
    'Keep this file to yourself: whoever has it knows all of it.',
    '',
  ].join('\r\n')

/** Said in the zip itself when something could not be put into it. */
export const missingFilesNote = (paths: string[]): string =>
  ['These files could not be read while this download was made:', '', ...paths, '', 'Download again later.', ''].join(
    '\r\n',
  )
