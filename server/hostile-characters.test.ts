import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { z } from '#contract/kit/zod.ts'
import { matrix, outcomeFor } from './testing/access-matrix/matrix.ts'
import { callers } from './testing/access-matrix/callers.ts'
import type { Given, Row } from './testing/access-matrix/row.ts'
import { newWorld } from './testing/access-matrix/world.ts'
import { textPlaces } from './testing/contract-texts.ts'

const world = await newWorld()

/** Rejected in every text: NUL ends it in the database, the others reverse the text next to them. */
const refusedEverywhere = ['\u0000', '\u202E', '\u2066']

// Hashed and never shown, so a password may contain anything. The schedule is rebuilt from its day and time.
const shownNowhere = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'serverPassword',
  'keySecret',
  'webhookSecret',
  'demoSchedule',
])

type Path = (string | number)[]

/** The paths of all texts in the input. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (value instanceof FormData) return [...value].flatMap(([key, part]) => (isText(part) ? [[...path, key]] : []))
  if (isText(value)) return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}
const isText = (value: unknown) => typeof value === 'string'

/** A copy of the input with a suffix on one text. */
function withSuffixAt(value: unknown, [key, ...rest]: Path, end: string): unknown {
  if (value instanceof FormData) return formWithSuffix(value, String(key), end)
  if (key === undefined) return `${String(value)}x${end}x`
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>
  copy[key] = withSuffixAt(copy[key], rest, end)
  return copy
}

function formWithSuffix(form: FormData, changed: string, end: string): FormData {
  const copy = new FormData()
  for (const [key, part] of form) {
    if (typeof part !== 'string') copy.append(key, part)
    else copy.append(key, key === changed ? `${part}x${end}x` : part)
  }
  return copy
}

const firstRow = (name: string): Row => [matrix[name]!].flat()[0]!

// Two calls with JSON and one with a form; the test below checks every schema of the contract.
test.each(['saveProfile', 'reportBug', 'createContact'])('%s rejects these characters in every text', async (name) => {
  const [row, endpoint] = [firstRow(name), endpoints[name]!]
  const caller = callers.find((one) => outcomeFor(row, endpoint, one) === 'done')!
  const actor = row.byNewcomers ? await world.newcomer(caller) : world.actors[caller]
  const given = await row.give(world, actor)
  const paths = textsIn(given).filter((path) => !path.some((key) => shownNowhere.has(String(key))))
  expect(paths.length).toBeGreaterThan(0)
  const changes = await world.changesWhile(async () => {
    for (const path of paths) {
      for (const end of refusedEverywhere) {
        const { http } = await world.call(actor, endpoint, withSuffixAt(given, path, end) as Given)
        expect([path.join('.'), http]).toEqual([path.join('.'), 400])
      }
    }
  })
  expect(changes).toEqual([])
})

/** Accept anything; their content is never stored or shown. */
const comparedOnly = new Map([
  ['resetPassword.body.resetToken', 'looked for by its hash'],
  ['confirmNewEmail.body.token', 'looked for by its hash'],
  ['saveSettings.body.version', 'compared with the version that is stored'],
  ['previewRecipients.body.after', 'read as a cursor'],
  ['requestInvoice.body.receiptNumber', 'compared with the number that is stored'],
  ['correctInvoice.body.receiptNumber', 'compared with the number that is stored'],
  ['deleteCourse.query.courseTitle', 'compared with the title that is stored'],
  ['makeExportLink.body.filter{}', 'read again as what its list takes'],
])
const isExcused = (at: string) => comparedOnly.has(at) || shownNowhere.has(at.split('.').at(-1)!)

/** Values of every kind: each place accepts one of them. */
const taken = ['', 'abc', 'x'.repeat(40), 'https://example.in/abc', 'a@b.in', '2026-11-15', '9876543210']
const changed = (text: string, sign: string) => [text + sign, sign + text, text.slice(0, 2) + sign + text.slice(2)]

test('no text field of the contract accepts these characters', () => {
  const places = textPlaces()
  expect(places.filter(({ schema }) => taken.some((text) => schema.safeParse(text).success)).length).toBeGreaterThan(
    150,
  )
  const keeps = (schema: z.ZodType, text: string, sign: string) => {
    const { data } = schema.safeParse(text)
    return typeof data === 'string' && data.includes(sign)
  }
  const holes = places.filter(({ schema }) =>
    refusedEverywhere.some((sign) =>
      taken.flatMap((text) => changed(text, sign)).some((text) => keeps(schema, text, sign)),
    ),
  )
  const at = holes.map((hole) => hole.at)
  expect(at.filter((place) => !isExcused(place))).toEqual([])
  // Every exception is still needed.
  expect([...comparedOnly.keys()].filter((place) => !at.includes(place))).toEqual([])
})

test('every text has a maximum length', () => {
  const endless = textPlaces().filter(({ schema }) => schema.safeParse('x'.repeat(100_001)).success)
  expect(endless.map(({ at }) => at)).toEqual([])
})

test('an export filter is validated like the filter of its list', async () => {
  const given = { list: 'users', filter: {} }
  const changes = await world.changesWhile(async () => {
    for (const sign of refusedEverywhere) {
      for (const filter of [{ search: `a${sign}` }, { after: `1${sign}` }, { [`x${sign}`]: 'a' }]) {
        const { http } = await world.call(world.admin, endpoints['makeExportLink']!, { body: { ...given, filter } })
        expect([filter, http]).toEqual([filter, 400])
      }
    }
  })
  expect(changes).toEqual([])
})
