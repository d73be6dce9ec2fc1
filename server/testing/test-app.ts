import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, inject } from 'vitest'
import type { Endpoint, Role } from '#contract/kit/endpoint.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { openAcademy } from '#server/academy.ts'
import { createApp, registerJobs } from '#server/app.ts'
import { insertSession } from '#server/identity/sessions/store.ts'
import { auditEntries } from '#server/identity/tables.ts'
import { asc, eq } from '#server/kit/db/orm.ts'
import type { Web } from '#server/kit/pages/bundle.ts'
import { type Env, readEnv } from '#server/kit/env.ts'
import { createLog, type Log } from '#server/kit/log.ts'
import { newToken } from '#server/kit/http/tokens.ts'
import { emails } from '#server/notifications/tables.ts'
import { inDatabase, onServer, template } from './database.ts'
import { newPerson } from './makers.ts'

export type TestActor = { id: number; email: string; token: string }
type Input = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

/** The real app on a database of its own, cloned from the template; spoken to through its front door. */
export async function testApp(overrides: Partial<Env> = {}, web: Web | null = null) {
  const server = inject('postgres')
  const database = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${database} template ${template}`)
  const folder = await mkdtemp(join(tmpdir(), 'academy-files-'))
  const env = {
    ...readEnv({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', REQUEST_TIMEOUT_SECONDS: '60' }),
    ...overrides,
  }
  // As patient as its answers: on a busy machine many who come at once wait long for a connection.
  const connection = { ...inDatabase(server, database), connectionTimeoutMillis: 60_000 }
  const instance = await openInstance(env, connection, web)
  const { deps } = instance

  async function newActor(role: Role): Promise<TestActor> {
    const person = await newPerson(deps.db, { role })
    const token = newToken()
    await insertSession(deps.db, person.id, token, 'Test device')
    return { id: person.id, email: person.email, token }
  }

  return {
    ...instance,
    db: deps.db,
    env,
    newActor,
    /** Newest first. */
    notificationsOf: async (actor: TestActor) => (await instance.call(actor, listNotifications)).body.data.items,
    /** Oldest first, as the next one. */
    auditsOf: (subject: string) =>
      deps.db.select().from(auditEntries).where(eq(auditEntries.subject, subject)).orderBy(asc(auditEntries.id)),
    emailsTo: (address: string) =>
      deps.db.select().from(emails).where(eq(emails.toAddress, address)).orderBy(asc(emails.id)),
    /** Does the queued and timed work as well, as a running server would. */
    registerJobs: () => registerJobs(deps),
    /** A second instance on the same database, or the same one after it was configured anew. */
    another: (changes: Partial<Env> = {}, log?: Log) => openInstance({ ...env, ...changes }, connection, web, log),
    connection,
    close: async () => {
      await instance.close()
      await onServer(server, `drop database ${database} with (force)`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One app for all tests of a file; closed after the last of them. */
export async function sharedApp(...options: Parameters<typeof testApp>) {
  const app = await testApp(...options)
  afterAll(app.close)
  return app
}

async function openInstance(
  env: Env,
  connection: ReturnType<typeof inDatabase>,
  web: Web | null,
  log: Log = createLog(env),
) {
  const { deps, database, close } = await openAcademy(env, connection, log)
  const app = await createApp({ deps, database, log, web })
  await app.ready()
  return {
    app,
    deps,
    /** Calls as the actor, or as a stranger. Answers what came back, refusals included. */
    call: async (actor: { token: string } | null, endpoint: Endpoint, input: Input = {}) =>
      readAnswer(await app.inject(toInjection(actor, endpoint, input))),
    close: async () => {
      await app.close()
      await close()
    },
  }
}

function toInjection(actor: { token: string } | null, { method, path }: Endpoint, input: Input) {
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
  const query = Object.fromEntries(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]))
  const headers = { ...(actor && { authorization: `Bearer ${actor.token}` }), ...input.headers }
  const body = input.body === undefined ? {} : { payload: input.body as object }
  return { method, url, query, headers, ...body }
}

// The body is looked into by expectations, which know its shape; a declared type would only repeat them.
// oxlint-disable-next-line typescript/no-explicit-any
export type TestAnswer = { http: number; body: any; headers: LightMyRequestResponse['headers'] }

const readAnswer = (answer: LightMyRequestResponse): TestAnswer => ({
  http: answer.statusCode,
  body: answer.json(),
  headers: answer.headers,
})
