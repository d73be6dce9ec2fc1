import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, expect, inject } from 'vitest'
import type { Role } from '#contract/kit/access.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { openAcademy } from '#server/academy.ts'
import { createApp } from '#server/app.ts'
import { registerJobs } from '#server/jobs.ts'
import { asAppRole } from '#server/kit/db/app-role.ts'
import { insertSession } from '#server/identity/sessions/store.ts'
import { auditEntries } from '#server/identity/tables.ts'
import { and, asc, desc, eq, isNotNull } from '#server/kit/db/orm.ts'
import type { Web } from '#server/kit/pages/bundle.ts'
import { type Env, readEnv } from '#server/kit/env.ts'
import { createLog, type Log } from '#server/kit/log.ts'
import { newToken } from '#server/kit/security/tokens.ts'
import { createWorkers, limitsFor, type Workers } from '#server/kit/workers/documents.ts'
import { decryptText } from '#server/notifications/emails.rules.ts'
import { wording } from '#server/notification-kinds.ts'
import { emails, notifications } from '#server/notifications/tables.ts'
import { inDatabase, onServer, template } from './database.ts'
import { newPerson } from './makers.ts'
import { isFull } from './scale.ts'

export type TestActor = { id: number; email: string; token: string; sessionId: number }
type Caller = { token: string } | null
type Input = { params?: Record<string, unknown>; query?: object; body?: unknown; headers?: Record<string, string> }
export type TestApp = Awaited<ReturnType<typeof testApp>>

const requestTimeoutSeconds = 60

type Source = { database: string; files: string | null }

/** The real app on its own database, cloned from the template; tests call it over HTTP. */
export async function testApp(
  overrides: Partial<Env> = {},
  web: Web | null = null,
  source: Source = { database: template, files: null },
) {
  const server = inject('postgres')
  const database = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${database} template ${source.database} strategy file_copy`)
  const folder = await mkdtemp(join(tmpdir(), 'academy-files-'))
  if (source.files) await cp(source.files, folder, { recursive: true })
  const env = {
    ...readEnv({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      REQUEST_TIMEOUT_SECONDS: String(requestTimeoutSeconds),
    }),
    ...overrides,
  }
  // Concurrent requests on a busy machine wait long for a connection. Six at once meet as well as twenty do, and each new
  // connection costs as much as ten requests.
  const pool = { connectionTimeoutMillis: 60_000, ...(!isFull && { max: 6 }) }
  const owner = { ...inDatabase(server, database), ...pool }
  const connection = asAppRole(owner)
  const instance = await openInstance(env, connection, web)
  const { deps } = instance
  const instances = [instance]

  async function newActor(role: Role): Promise<TestActor> {
    const person = await newPerson(deps.db, { role })
    const token = newToken()
    const sessionId = await insertSession(deps.db, person.id, token, 'Test device')
    return { id: person.id, email: person.email, token, sessionId }
  }

  async function closeInstances() {
    for (const { close } of instances.toReversed()) await close()
  }

  async function secretEmailTo(address: string): Promise<string> {
    const [email] = await deps.db
      .select()
      .from(emails)
      .where(and(eq(emails.toAddress, address), isNotNull(emails.encryptedText)))
      .orderBy(desc(emails.id))
      .limit(1)
    return decryptText(deps.secret, address, email?.encryptedText ?? '') ?? ''
  }

  return {
    ...instance,
    db: deps.db,
    env,
    newActor,
    /** Newest first. */
    notificationsOf: async (actor: TestActor) => (await instance.load(actor, listNotifications)).items,
    /** Oldest first, in words. */
    notificationsTo: async (personId: number) => {
      const mine = eq(notifications.personId, personId)
      const rows = await deps.db.select().from(notifications).where(mine).orderBy(asc(notifications.id))
      return rows.map((row) => ({ ...row, ...wording(row) }))
    },
    /** Oldest first. */
    auditsOf: (subject: string) =>
      deps.db.select().from(auditEntries).where(eq(auditEntries.subject, subject)).orderBy(asc(auditEntries.id)),
    emailsTo: (address: string) =>
      deps.db.select().from(emails).where(eq(emails.toAddress, address)).orderBy(asc(emails.id)),
    /** The newest email with a secret, as its recipient reads it. It must still be queued. */
    secretEmailTo,
    /** The token in the newest link to choose a password. */
    resetTokenFor: async (address: string) => /\/reset-password#([\w-]+)/.exec(await secretEmailTo(address))![1]!,
    /** Runs queued and scheduled jobs, like a running server. */
    registerJobs: () => registerJobs(deps),
    /** Another instance on the same database, perhaps with other settings; closed with the app. */
    another: async (changes: Partial<Env> = {}, log?: Log) => {
      const another = await openInstance({ ...env, ...changes }, connection, web, log)
      instances.push(another)
      return another
    },
    connection,
    owner,
    /** Runs SQL that the academy itself may not. */
    asOwner: (sql: string) => onServer(owner, sql),
    close: async () => {
      await closeInstances()
      await onServer(server, `drop database ${database} with (force)`)
      await rm(folder, { recursive: true, force: true })
    },
    /** Closes the app and keeps its database and files, for other apps to start from. */
    closeAs: async (source: Source & { files: string }) => {
      await closeInstances()
      await rename(folder, source.files)
      await onServer(server, `alter database ${database} rename to ${source.database}`)
    },
  }
}

/** One app for all tests of a file, closed after them. */
export async function sharedApp(...options: Parameters<typeof testApp>) {
  const app = await testApp(...options)
  afterAll(app.close)
  return app
}

let threads: Pick<Workers, 'run' | 'render' | 'runs' | 'size'> | undefined

/** A thread takes longer to start than its task does, so the apps of a process share theirs. It ends with the process. */
function sharedThreads() {
  if (threads) return threads
  const { run, render, runs, size } = createWorkers(limitsFor(requestTimeoutSeconds))
  return (threads = { run, render, runs, size })
}

async function openInstance(
  env: Env,
  connection: ReturnType<typeof inDatabase>,
  web: Web | null,
  log: Log = createLog(env),
) {
  const { deps, close } = await openAcademy(env, connection, log)
  if (env.requestTimeoutSeconds === requestTimeoutSeconds) Object.assign(deps.workers, sharedThreads())
  const app = await createApp({ deps, log, web })
  await app.ready()
  const call = async (actor: Caller, endpoint: Endpoint, input: Input = {}): Promise<TestAnswer> => {
    const answer = await app.inject(toInjection(actor, endpoint, input))
    return { http: answer.statusCode, body: answer.json(), headers: answer.headers }
  }
  let closing: Promise<void> | undefined
  return {
    app,
    deps,
    /** Calls as the actor, or as a stranger. Returns the response, also of a rejected call. */
    call,
    /** The data of a successful response. */
    load: async (...request: Parameters<typeof call>) => {
      const { http, body } = await call(...request)
      if (http !== 200) throw new Error(`${request[1].path} returned ${http}: ${JSON.stringify(body)}`)
      return body.data
    },
    close: () => (closing ??= app.close().then(close)),
  }
}

function toInjection(actor: Caller, { method, path }: Endpoint, input: Input) {
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
  const query = Object.fromEntries(Object.entries({ ...input.query }).map(([key, value]) => [key, String(value)]))
  const headers = { ...(actor && { authorization: `Bearer ${actor.token}` }), ...input.headers }
  const body = input.body === undefined ? {} : { payload: input.body as object }
  return { method, url, query, headers, ...body }
}

// Each test checks the shape of the body itself.
// oxlint-disable-next-line typescript/no-explicit-any
export type TestAnswer = { http: number; body: any; headers: LightMyRequestResponse['headers'] }

/** How many responses have each HTTP status: `{ 200: 1, 409: 9 }`. */
export function countByStatus(answers: { http: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { http } of answers) counts[http] = (counts[http] ?? 0) + 1
  return counts
}

const codes = { 400: 'invalid_input', 403: 'not_allowed', 404: 'not_found', 409: 'conflict' } as const

const matching = (text: unknown): unknown => (text instanceof RegExp ? expect.stringMatching(text) : text)

/** An error response, for `toMatchObject`. */
export const apiError = (http: keyof typeof codes, message: unknown = /./) => ({
  http,
  body: { status: 0, code: codes[http], message: matching(message) },
})

/** An error response with a message for this field. */
export const fieldError = (field: string, message: unknown = /./, http: 400 | 409 = 400) => ({
  http,
  body: { status: 0, code: codes[http], fields: { [field]: matching(message) } },
})
