import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { makeSchool, type Member } from '../bench/members.ts'
import type { Product } from '../bench/product.ts'
import { baseName, checkSubmissions, type FileStorage, hashOf, onDisk, type Submitted } from './compare-submissions.ts'
import {
  clients,
  increment,
  isTryAgain,
  type Outcome,
  outcomeOf,
  type StartWorkload,
  type Stopwatch,
  stopwatch,
  untilKnown,
  withDatabase,
  fullEffort,
} from './workload.ts'

type Submission = {
  member: Member
  stepId: number
  text: string
  key: string
  files: Map<string, Buffer>
  /** URLs of the uploads that were started, by file name: a retry resumes them. */
  uploads: Map<string, string>
  watch: Stopwatch
}

const [members, steps] = [400, 20]

/**
 * Learners submit a text and three files, half of them in one form, the others as resumable uploads. One in ten gives up
 * when there is no response; that solution may be stored completely or not at all.
 */
export const submissionsTo =
  (storage: FileStorage): StartWorkload =>
  async (product, { restMs } = fullEffort) => {
    const school = await makeSchool(product, { members, steps })
    const open = school.members.flatMap((member) => school.stepIds.map((stepId) => ({ member, stepId })))
    const submitted = new Map<string, Submitted>()
    const acknowledged = new Map<string, number>()
    const unexpected = new Map<string, number>()
    const watch = stopwatch()
    const stop = clients({ count: 4, restMs }, async (stopped) => {
      const next = open.pop()
      if (!next) return delay(100)
      const submission = newSubmission(next.member, next.stepId, watch)
      submitted.set(submission.key, summaryOf(submission))
      const outcome = await submitWithRetries(product.url, submission, stopped)
      if (outcome === 'retry') return
      if ('unexpected' in outcome) increment(unexpected, outcome.unexpected)
      else acknowledged.set(submission.key, outcome.done.solutionId)
    })
    return {
      name: 'submissions with three files',
      acknowledged: () => acknowledged.size,
      unexpected,
      slowest: watch.slowest,
      stop,
      check: (product) => checkSubmissions(product, storage, submitted, acknowledged),
      sabotage: async (product) => {
        acknowledged.set('never sent', 999_999)
        await removeOneFile(product, storage)
      },
    }
  }

export const submissions = submissionsTo(onDisk)

async function removeOneFile(product: Product, storage: FileStorage) {
  const { rows } = await withDatabase(product, (client) =>
    client.query<{ id: string }>('select file_id as id from solution_files limit 1'),
  )
  await storage.remove(product, rows[0]!.id)
}

export function newSubmission(member: Member, stepId: number, watch: Stopwatch): Submission {
  const names = ['src/app.py', 'notes.txt', 'data/नमूना.csv']
  const content = () => Buffer.from(randomBytes(2_000 + Math.floor(Math.random() * 60_000)).toString('base64'))
  const text = `How I did it: ${randomBytes(8).toString('hex')}`
  const files = new Map(names.map((name) => [name, content()]))
  return { member, stepId, text, key: randomUUID(), files, uploads: new Map(), watch }
}

const summaryOf = ({ text, files }: Submission): Submitted => ({
  text,
  hashes: new Map([...files].map(([name, content]) => [baseName(name), hashOf(content)])),
})

type SubmitOutcome = Outcome<{ solutionId: number }>

async function submitWithRetries(url: string, submission: Submission, stopped: AbortSignal): Promise<SubmitOutcome> {
  const send = Math.random() < 0.5 ? sendForm : sendUploads
  const givesUp = Math.random() < 0.1
  const attempt = () => send(url, submission).catch(toOutcome)
  return givesUp ? attempt() : untilKnown(stopped, attempt)
}

const toOutcome = ({ unexpected }: { unexpected?: string }): SubmitOutcome => (unexpected ? { unexpected } : 'retry')

const uploadError = (response: Response, action: string) =>
  Object.assign(
    new Error(`${action} failed`),
    !isTryAgain(response) && { unexpected: `${response.status} when ${action}` },
  )

const sendForm = async (url: string, submission: Submission): Promise<SubmitOutcome> =>
  outcomeOf(await submit(url, submission, [...submission.files]))

async function sendUploads(url: string, submission: Submission): Promise<SubmitOutcome> {
  const ids: string[] = []
  for (const [name, content] of submission.files) ids.push(await upload(url, submission, name, content))
  return outcomeOf(await submit(url, submission, [], ids.join(',')))
}

export async function submit(url: string, submission: Submission, files: [string, Buffer][], uploads = '') {
  const { member, stepId, text, key } = submission
  const form = new FormData()
  const fields = { taskStepId: String(stepId), textSolution: text, ...(uploads && { uploads }) }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, content] of files) form.append('files', new Blob([new Uint8Array(content)]), baseName(name))
  return timedFetch(submission, `${url}/v1/user/submitSolution`, {
    method: 'POST',
    headers: { ...bearer(member), 'idempotency-key': key },
    body: form,
  })
}

const bearer = ({ token }: Member) => ({ authorization: `Bearer ${token}` })
const timedFetch = ({ watch }: Submission, url: string, init: RequestInit) =>
  watch.time(() => fetch(url, { ...init, signal: AbortSignal.timeout(30_000) }))

/** Sends two parts; after a failure it resumes at the server's offset. Returns the upload's id. */
async function upload(url: string, submission: Submission, name: string, content: Buffer): Promise<string> {
  const tus = { ...bearer(submission.member), 'tus-resumable': '1.0.0' }
  const location = submission.uploads.get(name) ?? (await startUpload(url, submission, name, content.length))
  submission.uploads.set(name, location)
  for (;;) {
    const state = await timedFetch(submission, url + location, { method: 'HEAD', headers: tus })
    const offset = Number(state.headers.get('upload-offset'))
    // 404: an earlier try was stored with this upload, and its response was lost.
    if (state.status === 404 || offset === content.length) return baseName(location)
    if (state.status !== 200) throw uploadError(state, 'asking for the offset of an upload')
    const headers = { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
    const body = new Uint8Array(content.subarray(offset, offset + Math.ceil(content.length / 2)))
    const sent = await timedFetch(submission, url + location, { method: 'PATCH', headers, body })
    // Below 500 it was stored, or the offset was wrong: the next HEAD tells.
    if (sent.status >= 500) throw uploadError(sent, 'sending a part')
  }
}

async function startUpload(url: string, submission: Submission, name: string, bytes: number): Promise<string> {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const metadata = `filename ${base64(name)},taskStepId ${base64(String(submission.stepId))}`
  const tus = { 'tus-resumable': '1.0.0', 'upload-length': String(bytes), 'upload-metadata': metadata }
  const headers = { ...bearer(submission.member), ...tus }
  const response = await timedFetch(submission, `${url}/uploads`, { method: 'POST', headers })
  const location = response.headers.get('location')
  if (!location) throw uploadError(response, 'starting an upload')
  return location
}
