import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { listAttempts, submitSolution } from '#contract/learning/solutions.ts'
import { pathsIn } from '../backups.ts'
import { formOf, type Sent } from '../forms.ts'
import type { TestActor, TestAnswer, TestApp } from '../test-app.ts'

/** Submits like a browser: a form with files. */
export function submit(
  { call }: Pick<TestApp, 'call'>,
  actor: TestActor,
  fields: Record<string, string | number>,
  files: Sent[] = [],
  idempotencyKey?: string,
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  const body = formOf({ textSolution: 'How I did it', ...fields }, 'files', ...files)
  return call(actor, submitSolution, {
    body,
    headers: { ...headers, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
  })
}

type NewUpload = { name: string; stepId: number; bytes: number; id?: string }

export const metadata = ({ name, stepId, id }: Omit<NewUpload, 'bytes'>) =>
  Object.entries({ filename: name, taskStepId: String(stepId), ...(id !== undefined && { id }) })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

type Headers = Record<string, string | undefined>
type Body = Buffer | string

type TusResponse = Promise<LightMyRequestResponse>
type TusClient = {
  send: (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, headers?: Headers, payload?: Body) => TusResponse
  begin: (upload: NewUpload) => TusResponse
  head: (url: string) => TusResponse
  patch: (url: string, offset: number, content: Body) => TusResponse
  remove: (url: string) => TusResponse
}

/** A tus client of one person and one instance. */
export function tusClient({ app }: { app: FastifyInstance }, actor: Pick<TestActor, 'token'> | null): TusClient {
  const always = { 'tus-resumable': '1.0.0', ...(actor && { authorization: `Bearer ${actor.token}` }) }
  const send: TusClient['send'] = (method, url, headers = {}, payload) => {
    const given = Object.entries({ ...always, ...headers }).filter(([, value]) => value !== undefined)
    return app.inject({ method, url, headers: Object.fromEntries(given), ...(payload !== undefined && { payload }) })
  }
  return {
    send,
    begin: ({ bytes, ...upload }: NewUpload) =>
      send('POST', '/uploads', { 'upload-length': String(bytes), 'upload-metadata': metadata(upload) }),
    head: (url: string) => send('HEAD', url),
    patch: (url: string, offset: number, content: Body) =>
      send(
        'PATCH',
        url,
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        content,
      ),
    remove: (url: string) => send('DELETE', url),
  }
}

/** Begins an upload and returns its URL. */
export async function beginUpload(client: TusClient, upload: NewUpload): Promise<string> {
  const begun = await client.begin(upload)
  if (begun.statusCode !== 201) throw new Error(begun.body)
  return String(begun.headers.location)
}

/** Returns the upload's id; throws if it was rejected. */
export async function uploadFile(
  app: { app: FastifyInstance },
  actor: TestActor,
  stepId: number,
  { name, content }: Sent,
): Promise<string> {
  const bytes = Buffer.from(content)
  const client = tusClient(app, actor)
  const url = await beginUpload(client, { name, stepId, bytes: bytes.length })
  const done = await client.patch(url, 0, bytes)
  if (done.statusCode !== 204) throw new Error(done.body)
  return url.slice('/uploads/'.length)
}

/** Submits one upload and returns its file in the new attempt. */
export async function submitUpload(app: TestApp, actor: TestActor, taskStepId: number, url: string) {
  const { http, body } = await submit(app, actor, { taskStepId, uploads: url.slice('/uploads/'.length) })
  if (http !== 200) throw new Error(JSON.stringify(body))
  const [attempt] = await app.load(actor, listAttempts, { params: { stepId: taskStepId } })
  return attempt.files[0] as { path: string; kind: string; sha256: string; url: string }
}

export const countStoredFiles = async ({ env }: Pick<TestApp, 'env'>): Promise<number> =>
  (await pathsIn(env.dataDir)).filter((path) => /\/[\da-f-]{36}$/.test(path)).length
