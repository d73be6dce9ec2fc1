import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Member, School } from '../bench/members.ts'

/** A hand-in as its learner made it. */
export type HandIn = {
  member: Member
  stepId: number
  text: string
  handInKey: string
  files: Map<string, Buffer>
  /** Where the files stand that were begun: a device goes on with them. */
  begun: Map<string, string>
}

/** What the learners were told. */
export type Told = {
  acknowledged: Map<string, { handIn: HandIn; solutionId: number }>
  /** Answers that are neither a success nor "try again in a moment", and how often: there must be none. */
  odd: Map<string, number>
}

const callers = 8

/** One hand-in for every learner and step: some words and three files. */
export const handInsOf = ({ members, stepIds }: School): HandIn[] =>
  members.flatMap((member) => stepIds.map((stepId) => newHandIn(member, stepId)))

function newHandIn(member: Member, stepId: number): HandIn {
  const names = ['src/app.py', 'notes.txt', 'data/नमूना.csv']
  const content = () => Buffer.from(randomBytes(20_000 + Math.floor(Math.random() * 200_000)).toString('base64'))
  const text = `How I did it: ${randomBytes(8).toString('hex')}`
  const files = new Map(names.map((name) => [name, content()]))
  return { member, stepId, text, handInKey: randomUUID(), files, begun: new Map() }
}

export const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Hands all of them in, several at once, whether the product is there or not. */
export function driveHandIns(url: string, all: HandIn[]): { told: Told; done: Promise<unknown> } {
  const told: Told = { acknowledged: new Map(), odd: new Map() }
  const left = [...all]
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) await handInUntilTold(url, next, told)
  }
  return { told, done: Promise.all(Array.from({ length: callers }, work)) }
}

async function handInUntilTold(url: string, handIn: HandIn, told: Told) {
  // Half of the learners send all in one form, the others send their files beforehand, in parts.
  const send = Math.random() < 0.5 ? sendForm : sendUploads
  // One in ten goes away when no answer comes; their solution may be there whole or not at all.
  const isPatient = Math.random() < 0.9
  for (;;) {
    const outcome = await send(url, handIn).catch((): Outcome => ({ isUnknown: true }))
    if ('solutionId' in outcome) {
      return void told.acknowledged.set(handIn.handInKey, { handIn, solutionId: outcome.solutionId })
    }
    if ('odd' in outcome) return void told.odd.set(outcome.odd, (told.odd.get(outcome.odd) ?? 0) + 1)
    if (!isPatient) return
    await delay(100)
  }
}

type Outcome = { solutionId: number } | { isUnknown: true } | { odd: string }
type Answer = { status: number; code?: string; data?: { solutionId: number } }

const sendForm = (url: string, handIn: HandIn) => submit(url, handIn, [...handIn.files])

async function sendUploads(url: string, handIn: HandIn): Promise<Outcome> {
  const ids: string[] = []
  for (const [name, content] of handIn.files) ids.push(await upload(url, handIn, name, content))
  return submit(url, handIn, [], ids.join(','))
}

async function submit(url: string, handIn: HandIn, files: [string, Buffer][], uploads = ''): Promise<Outcome> {
  const { member, stepId, text, handInKey } = handIn
  const form = new FormData()
  const fields = { taskStepId: String(stepId), textSolution: text, handInKey, ...(uploads && { uploads }) }
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  for (const [name, content] of files) form.append('files', new Blob([new Uint8Array(content)]), baseName(name))
  const answer = await ask(`${url}/v1/user/submitSolution`, { method: 'POST', headers: bearer(member), body: form })
  const { status, code, data } = (await answer.json()) as Answer
  if (status === 1) return { solutionId: data!.solutionId }
  return answer.status === 503 ? { isUnknown: true } : { odd: `${answer.status} ${code}` }
}

export const baseName = (path: string) => path.split('/').at(-1)!
const bearer = ({ token }: Member) => ({ authorization: `Bearer ${token}` })
const ask = (url: string, init: RequestInit) => fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })

/** In two parts, and after a failure from where the server stands. Answers the id. */
async function upload(url: string, handIn: HandIn, name: string, content: Buffer): Promise<string> {
  const tus = { ...bearer(handIn.member), 'tus-resumable': '1.0.0' }
  const place = handIn.begun.get(name) ?? (await begin(url, handIn, name, content.length))
  handIn.begun.set(name, place)
  for (;;) {
    const stand = await ask(url + place, { method: 'HEAD', headers: tus })
    const offset = Number(stand.headers.get('upload-offset'))
    // Gone with the hand-in that took it, and whose answer was lost.
    if (stand.status === 404 || offset === content.length) return baseName(place)
    if (stand.status !== 200) throw new Error('Where the upload stands is not told')
    const headers = { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
    const body = new Uint8Array(content.subarray(offset, offset + Math.ceil(content.length / 2)))
    await ask(url + place, { method: 'PATCH', headers, body })
  }
}

async function begin(url: string, { member, stepId }: HandIn, name: string, bytes: number): Promise<string> {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const metadata = `filename ${base64(name)},taskStepId ${base64(String(stepId))}`
  const about = { 'tus-resumable': '1.0.0', 'upload-length': String(bytes), 'upload-metadata': metadata }
  const answer = await ask(`${url}/uploads`, { method: 'POST', headers: { ...bearer(member), ...about } })
  const place = answer.headers.get('location')
  if (!place) throw new Error('The upload was not begun')
  return place
}
