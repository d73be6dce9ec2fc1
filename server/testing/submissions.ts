import type { FastifyInstance } from 'fastify'
import { submitSolution } from '#contract/learning/solutions.ts'
import type { testApp, TestActor } from './test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>
export type Sent = { name: string; content: string | Buffer }

/** Submits as a browser does: a form with files. */
export async function submit(
  { call }: Pick<App, 'call'>,
  actor: TestActor,
  fields: Record<string, string | number>,
  files: Sent[] = [],
  idempotencyKey?: string,
) {
  const form = new FormData()
  const all: Record<string, string | number> = { textSolution: 'How I did it', ...fields }
  for (const [key, value] of Object.entries(all)) form.append(key, String(value))
  for (const { name, content } of files) form.append('files', new Blob([new Uint8Array(Buffer.from(content))]), name)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const headers = {
    'content-type': request.headers.get('content-type')!,
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  }
  return call(actor, submitSolution, { body: Buffer.from(await request.arrayBuffer()), headers })
}

type NewUpload = { name: string; stepId: number; bytes: number }

export const metadata = ({ name, stepId }: Pick<NewUpload, 'name' | 'stepId'>) =>
  `filename ${Buffer.from(name).toString('base64')},taskStepId ${Buffer.from(String(stepId)).toString('base64')}`

type Headers = Record<string, string | undefined>
type Body = Buffer | string

/** A tus client that sends as one person to one instance. */
export function tusClient({ app }: { app: FastifyInstance }, actor: Pick<TestActor, 'token'> | null) {
  const always = { 'tus-resumable': '1.0.0', ...(actor && { authorization: `Bearer ${actor.token}` }) }
  const send = (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, headers: Headers = {}, payload?: Body) => {
    const given = Object.entries({ ...always, ...headers }).filter(([, value]) => value !== undefined)
    return app.inject({ method, url, headers: Object.fromEntries(given), ...(payload !== undefined && { payload }) })
  }
  return {
    send,
    begin: ({ name, stepId, bytes }: NewUpload) =>
      send('POST', '/uploads', { 'upload-length': String(bytes), 'upload-metadata': metadata({ name, stepId }) }),
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

/** Returns the upload's id; throws if it was rejected. */
export async function uploadFile(
  app: { app: FastifyInstance },
  actor: TestActor,
  stepId: number,
  { name, content }: Sent,
) {
  const bytes = Buffer.from(content)
  const client = tusClient(app, actor)
  const begun = await client.begin({ name, stepId, bytes: bytes.length })
  const url = String(begun.headers.location)
  const done = await client.patch(url, 0, bytes)
  if (done.statusCode !== 204) throw new Error(`${begun.body} ${done.body}`)
  return url.slice('/uploads/'.length)
}
