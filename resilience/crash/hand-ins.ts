import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { makeSchool, type Member } from '../../bench/members.ts'
import type { Product } from '../../bench/product.ts'
import { findHandIns, judgeHandIns, type Kept, onDisk } from './compare-hand-ins.ts'
import { callers, type Outcome, outcomeOf, type Stopwatch, stopwatch, tally, type Work, withDatabase } from './work.ts'

/** A hand-in as its learner made it. */
type HandIn = {
  member: Member
  stepId: number
  text: string
  handInKey: string
  files: Map<string, Buffer>
  /** Where the files stand that were begun: a device goes on with them. */
  begun: Map<string, string>
  /** Takes the time of every answer. */
  watch: Stopwatch
}

/** What is remembered of it: its words, and the hash of each file. */
export type Made = { text: string; hashes: Map<string, string> }

const [members, steps] = [400, 20]

/**
 * Learners keep handing in, several at once: some words and three files, half of them in one form, the others uploaded
 * before in parts. One in ten goes away when no answer comes; their solution may be there whole or not at all.
 */
export const handInsIn =
  (kept: Kept): Work =>
  async (product) => {
    const school = await makeSchool(product, { members, steps })
    const places = school.members.flatMap((member) => school.stepIds.map((stepId) => ({ member, stepId })))
    const made = new Map<string, Made>()
    const acknowledged = new Map<string, number>()
    const odd = new Map<string, number>()
    const watch = stopwatch()
    const stop = callers(4, async (over) => {
      const place = places.pop()
      if (!place) return delay(100)
      const handIn = newHandIn(place.member, place.stepId, watch)
      made.set(handIn.handInKey, remembered(handIn))
      const outcome = await handInUntilTold(product.url, handIn, over)
      if (outcome === 'unknown') return
      if ('odd' in outcome) tally(odd, outcome.odd)
      else acknowledged.set(handIn.handInKey, outcome.done.solutionId)
    })
    return {
      name: 'hand-ins with three files',
      acknowledged: () => acknowledged.size,
      odd,
      slowest: watch.slowest,
      stop,
      judge: async (product) => judgeHandIns(made, acknowledged, await findHandIns(product, kept)),
      spoil: async (product) => {
        acknowledged.set('never sent', 999_999)
        await loseAFile(product, kept)
      },
    }
  }

export const handIns = handInsIn(onDisk)

async function loseAFile(product: Product, kept: Kept) {
  const { rows } = await withDatabase(product, (client) =>
    client.query<{ id: string }>('select file_id as id from solution_files limit 1'),
  )
  await kept.remove(product, rows[0]!.id)
}

export function newHandIn(member: Member, stepId: number, watch: Stopwatch): HandIn {
  const names = ['src/app.py', 'notes.txt', 'data/नमूना.csv']
  const content = () => Buffer.from(randomBytes(2_000 + Math.floor(Math.random() * 60_000)).toString('base64'))
  const text = `How I did it: ${randomBytes(8).toString('hex')}`
  const files = new Map(names.map((name) => [name, content()]))
  return { member, stepId, text, handInKey: randomUUID(), files, begun: new Map(), watch }
}

const remembered = ({ text, files }: HandIn): Made => ({
  text,
  hashes: new Map([...files].map(([name, content]) => [baseName(name), hashOf(content)])),
})

export const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

async function handInUntilTold(url: string, handIn: HandIn, over: AbortSignal) {
  const send = Math.random() < 0.5 ? sendForm : sendUploads
  const isPatient = Math.random() < 0.9
  for (;;) {
    const outcome = await send(url, handIn).catch(fromRefusal)
    if (outcome !== 'unknown' || !isPatient || over.aborted) return outcome
    await delay(100)
  }
}

type Answered = Outcome<{ solutionId: number }>

/** Without a connection, or told to try again in a moment, they do so; another refusal of a part there must not be. */
const fromRefusal = ({ odd }: { odd?: string }): Answered => (odd ? { odd } : 'unknown')

const refusal = ({ status }: Response, step: string) =>
  Object.assign(new Error(`${step} was refused`), status !== 503 && { odd: `${status} when ${step}` })

const sendForm = async (url: string, handIn: HandIn): Promise<Answered> =>
  outcomeOf(await submit(url, handIn, [...handIn.files]))

async function sendUploads(url: string, handIn: HandIn): Promise<Answered> {
  const ids: string[] = []
  for (const [name, content] of handIn.files) ids.push(await upload(url, handIn, name, content))
  return outcomeOf(await submit(url, handIn, [], ids.join(',')))
}

export async function submit(url: string, handIn: HandIn, files: [string, Buffer][], uploads = ''): Promise<Response> {
  const { member, stepId, text, handInKey } = handIn
  const form = new FormData()
  const fields = { taskStepId: String(stepId), textSolution: text, handInKey, ...(uploads && { uploads }) }
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  for (const [name, content] of files) form.append('files', new Blob([new Uint8Array(content)]), baseName(name))
  return ask(handIn, `${url}/v1/user/submitSolution`, { method: 'POST', headers: bearer(member), body: form })
}

export const baseName = (path: string) => path.split('/').at(-1)!
const bearer = ({ token }: Member) => ({ authorization: `Bearer ${token}` })
const ask = ({ watch }: HandIn, url: string, init: RequestInit) =>
  watch.time(() => fetch(url, { ...init, signal: AbortSignal.timeout(30_000) }))

/** In two parts, and after a failure from where the server stands. Answers the id. */
async function upload(url: string, handIn: HandIn, name: string, content: Buffer): Promise<string> {
  const tus = { ...bearer(handIn.member), 'tus-resumable': '1.0.0' }
  const place = handIn.begun.get(name) ?? (await begin(url, handIn, name, content.length))
  handIn.begun.set(name, place)
  for (;;) {
    const stand = await ask(handIn, url + place, { method: 'HEAD', headers: tus })
    const offset = Number(stand.headers.get('upload-offset'))
    // Gone with the hand-in that took it, and whose answer was lost.
    if (stand.status === 404 || offset === content.length) return baseName(place)
    if (stand.status !== 200) throw refusal(stand, 'asking where an upload stands')
    const headers = { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
    const body = new Uint8Array(content.subarray(offset, offset + Math.ceil(content.length / 2)))
    const sent = await ask(handIn, url + place, { method: 'PATCH', headers, body })
    // Otherwise it is taken, or somewhere else than was thought.
    if (sent.status >= 500) throw refusal(sent, 'sending a part')
  }
}

async function begin(url: string, handIn: HandIn, name: string, bytes: number): Promise<string> {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const metadata = `filename ${base64(name)},taskStepId ${base64(String(handIn.stepId))}`
  const about = { 'tus-resumable': '1.0.0', 'upload-length': String(bytes), 'upload-metadata': metadata }
  const answer = await ask(handIn, `${url}/uploads`, {
    method: 'POST',
    headers: { ...bearer(handIn.member), ...about },
  })
  const place = answer.headers.get('location')
  if (!place) throw refusal(answer, 'beginning an upload')
  return place
}
