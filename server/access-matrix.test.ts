import { isDeepStrictEqual } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { writeSettings } from './site/index.ts'
import { matrix, outcomeFor } from './testing/access-matrix/matrix.ts'
import { type Caller, callers, type Mark } from './testing/access-matrix/callers.ts'
import type { Outcome, Row } from './testing/access-matrix/row.ts'
import { routes } from './testing/access-matrix/routes.ts'
import { newWorld, type World } from './testing/access-matrix/world.ts'
import type { TestAnswer } from './testing/test-app.ts'

let world: World
beforeAll(async () => void (world = await newWorld()))
afterAll(() => world.close())

const rowsOf = (name: string): Row[] => [matrix[name] ?? []].flat()

test('every call of the contract has its row, and every row its call', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(Object.keys(endpoints).toSorted())
})

const shapeOf = (schema: unknown): object => (schema as { shape?: object }).shape ?? {}
const namesSomebody = ({ body, query }: Endpoint) => 'userId' in shapeOf(body) || 'userId' in shapeOf(query)

test('where a payload can name somebody, somebody else is named too', () => {
  const naming = Object.entries(endpoints).filter(([, endpoint]) => namesSomebody(endpoint))
  expect(naming.length).toBeGreaterThan(4)
  const untested = naming.filter(([name]) => !rowsOf(name).some(({ about }) => about === "with the owner's userId"))
  expect(untested.map(([name]) => name)).toEqual([])
})

const cases = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  rowsOf(name).map((row) => [[name, row.about].filter(Boolean).join(' '), { endpoint, row }] as const),
)

describe.each(cases)('%s', (_name, { endpoint, row }) => {
  /** What the owner was told of their own. */
  let ofOwner: unknown

  test.each(callers)('%s', async (caller) => {
    const actor = row.byNewcomers ? await world.newcomer(caller) : world.actors[caller]
    const given = await row.give(world, actor)
    const outcome = outcomeFor(row, endpoint, caller)
    const hold = whatStays(row, caller, outcome)
    const before = await hold()
    const answer = await world.call(actor, endpoint, given)
    expect(outcomeOf(answer)).toBe(outcome === 'idle' ? 'done' : outcome)
    expect(await hold()).toEqual(before)
    if (caller === 'owner') ofOwner = answer.body.data
    expect(caller === 'owner' || outcome !== 'done' ? [] : leaksOf(row, caller, answer)).toEqual([])
    const mayBeAlike = caller === 'owner' || outcome !== 'done' || row.kind !== 'own' || endpoint.method !== 'GET'
    expect(mayBeAlike || row.isAlike || !isDeepStrictEqual(answer.body.data, ofOwner)).toBe(true)
  })
})

/** A refusal changes nothing at all, and what somebody does with their own nothing of the owner's. */
function whatStays({ kind }: Row, caller: Caller, outcome: Outcome): () => Promise<object> {
  if (outcome !== 'done') return world.everything
  return kind === 'own' && caller !== 'owner' ? world.rowsOfOwner : async () => ({})
}

function outcomeOf({ http, body }: TestAnswer): 'done' | number {
  return http === 200 && body.status === 1 ? 'done' : http
}

/** Strangers and other learners learn nothing that leads to the owner; of their own things, nobody learns anything. */
function leaksOf({ kind, tells, hides }: Row, caller: Caller, { body }: TestAnswer): string[] {
  const isStaff = caller === 'mentor' || caller === 'admin'
  if (isStaff && kind !== 'own') return []
  const told = JSON.stringify(body)
  const secrets = Object.entries(world.ownersMarks).filter(([mark]) => !tells.includes(mark as Mark))
  return [...secrets.map(([, letters]) => letters), ...(hides ? [hides] : [])].filter((secret) => told.includes(secret))
}

describe('staff who lack the second factor that the school asks for may do what a learner may', () => {
  const ask = (isAsked: boolean) => writeSettings(world.db, { staffSecondFactor: isAsked }, null)
  afterEach(() => ask(false))

  const shut = cases.filter(
    ([, { endpoint, row }]) => endpoint.access === 'learner' && outcomeFor(row, endpoint, 'other') !== 'done',
  )
  test.each(shut)('%s', async (_name, { endpoint, row }) => {
    const actor = await world.newActor('admin')
    const given = await row.give(world, actor)
    await ask(true)
    const before = await world.everything()
    expect([403, 404]).toContain((await world.call(actor, endpoint, given)).http)
    expect(await world.everything()).toEqual(before)
  })
})

test('every route is a call of the contract, or is named by hand', () => {
  const declared = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
  const named = new Set([...declared, ...routes.map(({ route }) => route)])
  expect(world.routes.length).toBeGreaterThan(declared.length)
  expect(world.routes.filter((route) => !named.has(route))).toEqual([])
  expect([...named].filter((route) => !world.routes.includes(route))).toEqual([])
})

describe.each(routes.map((row) => [`${row.route} ${row.about}`, row] as const))('%s', (_name, { statuses, ask }) => {
  test.each(callers)('%s', async (caller) => {
    expect(await ask(world, world.actors[caller])).toBe(statuses[caller])
  })
})
