import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { type AdjustableRole, isForStaff, mayUse } from '#contract/kit/access.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { writeSettings } from './site/index.ts'
import { matrix, outcomeFor, standingOf } from './testing/access-matrix/matrix.ts'
import { type Caller, callers, type Mark } from './testing/access-matrix/callers.ts'
import type { Given, Outcome, Row } from './testing/access-matrix/row.ts'
import { routes } from './testing/access-matrix/routes.ts'
import { newWorld } from './testing/access-matrix/world.ts'
import type { TestActor, TestAnswer } from './testing/test-app.ts'

const world = await newWorld()

const rowsOf = (name: string): Row[] => [matrix[name] ?? []].flat()

test('every call of the contract has a row, and every row is a call', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(Object.keys(endpoints).toSorted())
})

const shapeOf = (schema: unknown): object => (schema as { shape?: object }).shape ?? {}
const namesSomebody = ({ body, query }: Endpoint) => 'userId' in shapeOf(body) || 'userId' in shapeOf(query)

test("calls that accept a userId are also tried with another person's", () => {
  const naming = Object.entries(endpoints).filter(([, endpoint]) => namesSomebody(endpoint))
  expect(naming.length).toBeGreaterThan(4)
  const untested = naming.filter(([name]) => !rowsOf(name).some(({ about }) => about === "with the owner's userId"))
  expect(untested.map(([name]) => name)).toEqual([])
})

const cases = Object.keys(matrix).flatMap((name) =>
  rowsOf(name).map(
    (row) => [[name, row.about].filter(Boolean).join(' '), { endpoint: endpoints[name]!, row }] as const,
  ),
)

type Attempt = { caller: Caller | AdjustableRole; actor: TestActor | null; given: Given; outcome: Outcome }

/**
 * The input of every caller, made before anything is compared: making it changes the database. Who may not use the call
 * sends the input of somebody who may, so that nothing but their role can be the reason.
 */
async function prepare(endpoint: Endpoint, row: Row): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  for (const caller of callers.filter((caller) => mayUse(standingOf(caller), endpoint.access))) {
    const actor = row.byNewcomers ? await world.newcomer(caller) : world.actors[caller]
    const given = await row.give(world, actor)
    attempts.push({ caller, actor, given, outcome: outcomeFor(row, endpoint, caller) })
  }
  const { given } = attempts[0]!
  for (const caller of callers.filter((caller) => !mayUse(standingOf(caller), endpoint.access))) {
    attempts.push({ caller, actor: world.actors[caller], given, outcome: outcomeFor(row, endpoint, caller) })
  }
  return [...attempts, ...byTheTeam(endpoint, row, given)]
}

/** Of the calls of the staff area: who may not is refused, and who may reads what everybody reads who may. */
function byTheTeam({ access, method }: Endpoint, { kind, outcomes }: Row, given: Given): Attempt[] {
  if (!isForStaff(access)) return []
  return world.team.flatMap(([role, actor]): Attempt[] => {
    const attempt = { caller: role, actor, given }
    if (!mayUse({ role, adjustments: null }, access)) return [{ ...attempt, outcome: 403 }]
    const isForAll = method === 'GET' && kind === 'shared' && Object.keys(outcomes).length === 0
    return isForAll ? [{ ...attempt, outcome: 'done' }] : []
  })
}

/** Rejected calls change nothing, and other people's calls change nothing of the owner's. */
test.each(cases)('%s', async (_name, { endpoint, row }) => {
  const attempts = await prepare(endpoint, row)
  const answers = new Map<Attempt['caller'], TestAnswer>()
  const send = async (some: Attempt[]) => {
    for (const { caller, actor, given, outcome } of some) {
      const answer = await world.call(actor, endpoint, given)
      expect([caller, outcomeOf(answer)]).toEqual([caller, outcome === 'idle' ? 'done' : outcome])
      answers.set(caller, answer)
    }
  }

  const refused = attempts.filter(({ outcome }) => outcome !== 'done')
  expect(await world.changesWhile(() => send(refused))).toEqual([])
  await send(attempts.filter(({ caller, outcome }) => caller === 'owner' && outcome === 'done'))
  const others = attempts.filter(({ caller, outcome }) => caller !== 'owner' && outcome === 'done')
  const changed = await world.changesWhile(() => send(others))
  expect(row.kind === 'own' ? changed.filter(isAboutOwner) : []).toEqual([])

  const ofOwner = answers.get('owner')!.body.data
  const isPersonal = row.kind === 'own' && endpoint.method === 'GET' && !row.isAlike
  for (const { caller } of others) {
    const answer = answers.get(caller)!
    expect([caller, ...leaksOf(row, caller, answer)]).toEqual([caller])
    expect([caller, isPersonal && isDeepStrictEqual(answer.body.data, ofOwner)]).toEqual([caller, false])
  }
})

const isAboutOwner = ({ about }: { about: number[] }) => about.includes(world.owner.id)

function outcomeOf({ http, body }: TestAnswer): 'done' | number {
  return http === 200 && body.status === 1 ? 'done' : http
}

/** Strangers and other learners get nothing that identifies the owner; their own data is for nobody else. */
function leaksOf({ kind, tells, hides }: Row, caller: Attempt['caller'], { body }: TestAnswer): string[] {
  const isStaff = !['stranger', 'owner', 'other', 'company'].includes(caller)
  if (isStaff && kind !== 'own') return []
  const text = JSON.stringify(body)
  const secrets = Object.entries(world.ownersMarks).filter(([mark]) => !tells.includes(mark as Mark))
  return [...secrets.map(([, letters]) => letters), ...(hides ? [hides] : [])].filter((secret) => text.includes(secret))
}

test("staff without the required second factor have only a learner's access", async () => {
  const closed = cases.filter(
    ([, { endpoint, row }]) => endpoint.access === 'learner' && outcomeFor(row, endpoint, 'other') !== 'done',
  )
  expect(closed.length).toBeGreaterThan(10)
  const actor = await world.newActor('admin')
  const given = new Map<string, Given>()
  for (const [name, { row }] of closed) given.set(name, await row.give(world, actor))
  await writeSettings(world.db, { staffSecondFactor: true }, null)
  const changes = await world.changesWhile(async () => {
    for (const [name, { endpoint }] of closed) {
      const { http } = await world.call(actor, endpoint, given.get(name))
      expect([name, http === 403 || http === 404]).toEqual([name, true])
    }
  })
  expect(changes).toEqual([])
  await writeSettings(world.db, { staffSecondFactor: false }, null)
})

test('every route is a call of the contract or listed by hand', () => {
  const declared = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
  const named = new Set([...declared, ...routes.map(({ route }) => route)])
  expect(world.routes.length).toBeGreaterThan(declared.length)
  expect(world.routes.filter((route) => !named.has(route))).toEqual([])
  expect([...named].filter((route) => !world.routes.includes(route))).toEqual([])
})

test.each(routes.map((row) => [`${row.route} ${row.about}`, row] as const))('%s', async (_name, { statuses, ask }) => {
  for (const caller of callers) {
    expect([caller, await ask(world, world.actors[caller])]).toEqual([caller, statuses[caller]])
  }
})
