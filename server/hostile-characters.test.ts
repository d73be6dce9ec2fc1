import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { matrix, outcomeFor } from './testing/access-matrix/matrix.ts'
import { callers } from './testing/access-matrix/callers.ts'
import type { Given, Row } from './testing/access-matrix/row.ts'
import { newWorld, type World } from './testing/access-matrix/world.ts'

let world: World
beforeAll(async () => void (world = await newWorld()))
afterAll(() => world.close())

/** No text has them: one ends it in the database, the others turn round what stands beside them. */
const refusedEverywhere = ['\u0000', '\u202E', '\u2066']

// Hashed and never shown: a password may be made of anything. The schedule is told again by its day and time.
const shownNowhere = new Set(['password', 'currentPassword', 'newPassword', 'demoSchedule'])

type Path = (string | number)[]

/** Where in what is sent a text stands. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (value instanceof FormData) return [...value].flatMap(([key, part]) => (isText(part) ? [[...path, key]] : []))
  if (isText(value)) return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}
const isText = (value: unknown) => typeof value === 'string'

/** The same with something at the end of one text. */
function spoiltAt(value: unknown, [key, ...rest]: Path, end: string): unknown {
  if (value instanceof FormData) return spoiltForm(value, String(key), end)
  if (key === undefined) return `${String(value)}x${end}x`
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>
  copy[key] = spoiltAt(copy[key], rest, end)
  return copy
}

function spoiltForm(form: FormData, spoilt: string, end: string): FormData {
  const copy = new FormData()
  for (const [key, part] of form) {
    if (typeof part !== 'string') copy.append(key, part)
    else copy.append(key, key === spoilt ? `${part}x${end}x` : part)
  }
  return copy
}

const firstRow = (name: string): Row => [matrix[name]!].flat()[0]!
const calls = Object.entries(endpoints).filter(([name]) => matrix[name])

test('there are texts to try', async () => {
  const { give } = firstRow('saveProfile')
  expect(textsIn(await give(world, world.owner)).length).toBeGreaterThan(5)
})

describe.each(calls)('%s', (name, endpoint) => {
  test('refuses what no text has, in every text it takes', async () => {
    const row = firstRow(name)
    const caller = callers.find((one) => outcomeFor(row, endpoint, one) === 'done')!
    const actor = row.byNewcomers ? await world.newcomer(caller) : world.actors[caller]
    const given = await row.give(world, actor)
    const before = await world.everything()
    for (const path of textsIn(given)) {
      if (path.some((key) => shownNowhere.has(String(key)))) continue
      for (const end of refusedEverywhere) {
        const { http } = await world.call(actor, endpoint, spoiltAt(given, path, end) as Given)
        expect([path.join('.'), http]).toEqual([path.join('.'), 400])
      }
    }
    expect(await world.everything()).toEqual(before)
  })
})
