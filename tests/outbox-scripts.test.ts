import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { getDeviceKey } from '#contract/identity/session.ts'
import { keyOf } from '#contract/learning/lesson-text.ts'
import { answerQuiz } from '#contract/learning/lessons.ts'
import { reportChecks } from '#contract/learning/practice.ts'
import { submitSolution } from '#contract/learning/solutions.ts'
import { askQuestion } from '#contract/mentoring/questions.ts'
import { insertSession } from '#server/identity/sessions/store.ts'
import { people, sessions } from '#server/identity/tables.ts'
import { and, eq, sql } from '#server/kit/db/orm.ts'
import { newToken } from '#server/kit/security/tokens.ts'
import { idempotencyKeys } from '#server/kit/tables.ts'
import { checkProgress } from '#server/learning/lessons/tables.ts'
import { quizAnswers, solutions } from '#server/learning/tables.ts'
import { questions } from '#server/mentoring/tables.ts'
import { publishExercise } from '#server/testing/learning/exercises.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { publishNewLesson, quizQuestion } from '#server/testing/learning/lessons.ts'
import { rounds } from '#server/testing/scale.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { type Account, type Device, type Network, newDevice, type Tab } from './outbox-devices.ts'

const app = await sharedApp({ rateLimitFactor: 100_000 })
await app.app.listen({ port: 0, host: '127.0.0.1' })
const baseUrl = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`
const admin = await app.newActor('admin')
const course = await newCourseWithTasks(app, [4])
const versions = new Map<number, number>()
for (const stepId of course.stepIds) {
  await publishNewLesson(app, admin, stepId)
  await editExercise(stepId)
}

async function editExercise(stepId: number) {
  const version = versions.get(stepId) ?? 0
  await publishExercise(app, admin, stepId, { seconds: 5 + (version % 5) }, version)
  versions.set(stepId, version + 1)
}

/** The same numbers for the same seed. */
function randomFrom(seed: number) {
  let state = seed * 2_654_435_761
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: (limit: number) => Math.floor(next() * limit),
    of: <One>(all: readonly One[]): One => all[Math.floor(next() * all.length)]!,
    chance: (share: number) => next() < share,
  }
}
type Random = ReturnType<typeof randomFrom>

const refusing = (http: number, code: string, headers = {}) =>
  Response.json({ status: 0, code, message: 'Not now', requestId: '' }, { status: http, headers })

/** What may happen to a request on its way, and to its answer. */
const mishaps: Network[] = [
  async () => Promise.reject(new TypeError('Failed to fetch')),
  async (request, forward) => {
    await forward(request)
    throw new TypeError('The answer is lost')
  },
  // Cut in the middle.
  (request, forward) => {
    const cut = new AbortController()
    setImmediate(() => setImmediate(() => cut.abort()))
    return forward(request, { signal: cut.signal })
  },
  async () => refusing(503, 'unreachable', { 'retry-after': '7' }),
  async () => refusing(429, 'too_many_requests', { 'retry-after': '3' }),
  async () => refusing(500, 'unexpected'),
  async (request, forward) => {
    await forward(request)
    return new Response('<h1>Bad gateway</h1>', { status: 502 })
  },
  // A hotel's network.
  async () => new Response('<h1>Accept our terms</h1>'),
]

type Act = { id: string; person: Account; device: Device; kind: Kind; isAcknowledged: boolean }
type Kind = 'solution' | 'question' | 'quiz' | 'checks'

async function newAccount(): Promise<Account> {
  const { id, token } = await newMember(app, [course.courseId])
  const { key } = await app.load({ token }, getDeviceKey)
  return { id, token, key }
}

async function signInAgain(account: Account) {
  account.token = newToken()
  await insertSession(app.db, account.id, account.token, 'Phone')
}

const setAccess = (account: Account, days: number) =>
  app.db
    .update(people)
    .set({ accessEndsAt: new Date(Date.now() + days * dayMs) })
    .where(eq(people.id, account.id))

/** Waits until things have moved on a little. */
async function turns(count: number) {
  for (let turn = 0; turn < count; turn++) await new Promise(setImmediate)
}

function inputOf(random: Random, kind: Kind, id: string): [Endpoint, object, object] {
  const stepId = random.of(course.stepIds)
  if (kind === 'quiz')
    return [answerQuiz, { params: { stepId, quizKey: keyOf(quizQuestion) }, body: { option: random.below(2) } }, {}]
  if (kind === 'checks')
    return [reportChecks, { params: { stepId }, body: { results: [{ name: 'adds', isPassed: false }] } }, {}]
  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])], 'a.png')
  if (kind === 'question')
    return [askQuestion, { params: { stepId }, body: { title: id }, files: random.chance(0.3) ? [picture] : [] }, {}]
  const content = new Blob(['line\n'.repeat(random.chance(0.3) ? 300_000 : 20)])
  const notes = { filename: 'notes.txt', taskStepId: String(stepId) }
  const upload = { id: randomUUID(), name: 'notes.txt', type: '', bytes: content.size, field: 'uploads', upload: notes }
  const uploads = random.chance(0.6) ? [{ ...upload, content }] : []
  const files = [new File(['export const add = 1'], 'add.js', { type: 'text/plain' })]
  const body = { taskStepId: stepId, textSolution: id, exerciseVersion: versions.get(stepId) }
  return [submitSolution, { body, files }, { uploads }]
}

async function runScript(seed: number) {
  const random = randomFrom(seed)
  const accounts = [await newAccount(), await newAccount()]
  const [me] = accounts as [Account, Account]
  const devices = [await newDevice(baseUrl), await newDevice(baseUrl)]
  const signedIn = new Map<Device, Account>()
  const acts: Act[] = []
  const pending = new Map<Tab, Promise<unknown>[]>()
  const signIn = async (device: Device, account: Account) => {
    signedIn.set(device, account)
    await device.signIn(account)
  }
  for (const device of devices) await signIn(device, me)

  function start(device: Device, tab: Tab) {
    const id = randomUUID()
    const kind = random.of(['solution', 'solution', 'question', 'quiz', 'checks'] as const)
    const [endpoint, input, about] = inputOf(random, kind, id)
    const act: Act = { id, person: signedIn.get(device)!, device, kind, isAcknowledged: false }
    acts.push(act)
    const words = { id, lane: kind, label: kind, text: id, link: '/', ...about }
    const done = tab.deliver(endpoint, input, words).then(
      () => void (act.isAcknowledged = true),
      () => null,
    )
    pending.set(tab, [...(pending.get(tab) ?? []), done])
    return done
  }
  const tabOf = (device: Device) => random.of([...device.tabs])
  const kill = (tab: Tab) => {
    tab.kill()
    pending.delete(tab)
  }
  const mishap: Network = (request, forward) => {
    if (random.chance(0.5)) return forward(request)
    return random.of(mishaps)(request, forward)
  }

  const events: ((device: Device) => unknown)[] = [
    (device) => start(device, tabOf(device)),
    (device) => start(device, tabOf(device)),
    (device) => void start(device, tabOf(device)),
    (device) => Promise.all([start(device, tabOf(device)), start(device, tabOf(device))]),
    // Closed, or killed by the phone, while it stores or sends something. Then it is opened again, perhaps with a new build.
    async (device) => {
      const tab = tabOf(device)
      void start(device, tab)
      await turns(random.below(80))
      kill(tab)
      device.newTab()
    },
    (device) => void device.newTab(),
    (device) => void tabOf(device).sendNow(),
    (device) => (device.state.isOnline = !device.state.isOnline),
    (device) => (device.state.network = random.chance(0.7) ? mishap : (request, forward) => forward(request)),
    (device) => (device.state.clockMs = random.of([0, -400, -3, 2, 30]) * dayMs),
    (device) => device.fillDisk(random.chance(0.4)),
    () => app.db.delete(sessions).where(eq(sessions.personId, me.id)),
    async (device) => {
      const account = random.of(accounts)
      await signInAgain(account)
      await signIn(device, account)
    },
    () => setAccess(me, random.of([-1, 30])),
    async () => {
      for (const stepId of course.stepIds) await editExercise(stepId)
    },
  ]
  for (let step = 0; step < 24; step++) await random.of(events)(random.of(devices))

  // The phone is charged, at home and online again.
  for (const account of accounts) await setAccess(account, 30)
  for (const device of devices) {
    device.fillDisk(false)
    Object.assign(device.state, {
      network: (request: Request, forward: typeof fetch) => forward(request),
      isOnline: true,
    })
  }
  for (const device of devices) {
    await Promise.all([...device.tabs].flatMap((tab) => pending.get(tab) ?? []))
    for (const tab of device.tabs) kill(tab)
    device.newTab()
    for (const account of accounts) {
      await signInAgain(account)
      await signIn(device, account)
      await sendAll(device, account)
    }
  }
  for (const act of acts) await check(act, seed)
  for (const account of accounts) await checkCounts(account, seed)
  return acts.length
}

/** What waits because the server was busy is sent a while later. */
async function sendAll(device: Device, account: Account) {
  const [tab] = device.tabs
  for (let round = 0; round < 30; round++) {
    await tab!.sendNow()
    if ((await tab!.listItems(account.id)).every(({ state }) => state !== 'kept')) return
    device.state.clockMs += 16 * 60_000
  }
}

const keysOf = ({ id }: Account) => eq(idempotencyKeys.scope, `person ${id}`)

/** How the acts of all scripts ended, so that none of the ends goes untested. */
const ends = new Set<string>()

async function check({ id, person, device, kind, isAcknowledged }: Act, seed: number) {
  const item = await itemOf(device, person, id)
  const isReceived = (await app.db.$count(idempotencyKeys, and(keysOf(person), eq(idempotencyKeys.key, id)))) === 1
  const told = JSON.stringify({ seed, kind, isAcknowledged, isReceived, state: item?.state, problem: item?.problem })
  ends.add(item?.problem?.code ?? `${item?.state ?? 'gone'}, ${isReceived ? 'there' : 'not there'}`)
  expect(item?.state, `It ends: ${told}`).not.toBe('kept')
  if (isAcknowledged) expect(isReceived || item?.state === 'refused', `Nothing is lost: ${told}`).toBe(true)
  if (item?.state === 'received') expect(isReceived, `It is true: ${told}`).toBe(true)
  const rows = { solution: [solutions, solutions.textSolution], question: [questions, questions.title] } as const
  if (kind === 'quiz' || kind === 'checks') return
  const [table, words] = rows[kind]
  expect(await app.db.$count(table, eq(words, id)), `Nothing is doubled: ${told}`).toBe(isReceived ? 1 : 0)
}

async function itemOf(device: Device, person: Account, id: string) {
  await device.signIn(person)
  const [tab] = device.tabs
  return (await tab!.listItems(person.id)).find((item) => item.id === id)
}

/** What only raises a number has raised it once. */
async function checkCounts(account: Account, seed: number) {
  const received = (words: string) =>
    app.db.$count(idempotencyKeys, and(keysOf(account), sql`${idempotencyKeys.endpoint} like ${`%${words}%`}`))
  const [answers] = await app.db
    .select({ count: sql<number>`coalesce(sum(${quizAnswers.tries}), 0)::int` })
    .from(quizAnswers)
    .where(eq(quizAnswers.personId, account.id))
  const [reports] = await app.db
    .select({ count: sql<number>`coalesce(sum(${checkProgress.failures}), 0)::int` })
    .from(checkProgress)
    .where(eq(checkProgress.personId, account.id))
  expect([seed, answers!.count, reports!.count]).toEqual([
    seed,
    await received('quiz-answers'),
    await received('/checks'),
  ])
}

const first = Number(process.env['OUTBOX_SEED'] ?? 1)
test.each(Array.from({ length: rounds(15, 300) }, (_, at) => first + at))(
  'script %i over two devices: nothing lost, nothing doubled, everything received or explained',
  async (seed) => {
    expect(await runScript(seed)).toBeGreaterThan(0)
  },
)

test('the scripts met every end', () => {
  // Gone and not there: refused, or killed before it was stored. Nobody was told that it is kept.
  const expected = ['received, there', 'gone, there', 'gone, not there', 'not_allowed', 'conflict', 'outdated']
  expect([...ends]).toEqual(expect.arrayContaining(expected))
})
