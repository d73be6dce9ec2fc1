import { setTimeout as delay } from 'node:timers/promises'
import { type Place, type Product, startProduct } from '../../bench/product.ts'
import { say } from '../../bench/table.ts'
import { registrations } from '../crash/registrations.ts'
import { judgeWork, withDatabase } from '../crash/work.ts'
import { type Finding, inTemporaryFolder, type Scale, type Trial } from '../trial.ts'
import { type Letter, type Mood, startMailServer } from './mail-server.ts'
import { mostWait } from './suffer.ts'

const moods: Mood[] = ['refuses', 'hangs', 'drops', 'is busy']
const length = { short: 6_000, whole: 15_000 }

/** The mail server is gone in four ways, one after the other, while people register and each is written to. */
export const mailGone: Trial = {
  name: 'mail server gone',
  run: (scale) => inTemporaryFolder((place) => tryMoods(place, scale)),
  control: () => inTemporaryFolder((place) => tryMoods(place, 'short', true), true),
}

type MailServer = Awaited<ReturnType<typeof startMailServer>>

async function tryMoods(place: Place, scale: Scale, isSpoiled = false): Promise<Finding[]> {
  const server = await startMailServer()
  const product = await startProduct({ ...place, env: { SMTP_URL: server.url } })
  const work = await registrations(product)
  await delay(2_000)
  const told: Finding[] = []
  for (const mood of moods) told.push(await during(mood, server, work.acknowledged, length[scale], product, isSpoiled))
  await server.become('takes')
  await work.stop()
  const mostDelay = 3 * moods.length * length[scale] + 60_000
  const emptied = await untilAllSent(product, mostDelay)
  if (isSpoiled) server.letters.shift()
  const findings = [...told, await judgeWork(work, product, mostWait)]
  findings.push(await judgeMails(product, server.letters, emptied, mostDelay))
  await product.stop()
  await server.close()
  return findings
}

/** People register as ever. */
async function during(
  mood: Mood,
  server: MailServer,
  acknowledged: () => number,
  ms: number,
  product: Product,
  isSpoiled: boolean,
): Promise<Finding> {
  await server.become(mood)
  const before = acknowledged()
  await delay(ms)
  if (isSpoiled && mood === 'drops') await forgetNames(product)
  const times = acknowledged() - before
  return {
    tried: `the mail server ${mood} for ${ms / 1000} s`,
    times: '1',
    lost: 0,
    seen: `${times} people registered meanwhile (more than 0)`,
    holds: times > 0,
  }
}

/** Broken on purpose: what went out and was not answered goes out again as if it were another mail. */
const forgetNames = (product: Product) =>
  withDatabase(product, (client) => client.query(`update mails set message_id = null where state = 'queued'`))

/** Answers how many milliseconds the last of them needed, or null where some still wait. */
async function untilAllSent(product: Product, most: number): Promise<number | null> {
  const began = performance.now()
  while (performance.now() - began < most) {
    const waiting = (await mailsOf(product)).filter(({ state }) => state === 'queued').length
    if (waiting === 0) return Math.round(performance.now() - began)
    say(`${waiting} mails wait`)
    await delay(2_000)
  }
  return null
}

type Row = { messageId: string | null; state: string }

const mailsOf = (product: Product) =>
  withDatabase(product, async (client) => {
    const { rows } = await client.query<Row>('select message_id as "messageId", state from mails')
    return rows
  })

/**
 * Each mail was taken, and that was said, once. Where the answer was lost the sender cannot know whether it was taken:
 * it goes out again, under the same id, by which mail programs know it for the same.
 */
async function judgeMails(product: Product, letters: Letter[], ms: number | null, most: number): Promise<Finding> {
  const rows = await mailsOf(product)
  const known = new Set(rows.map(({ messageId }) => messageId))
  const answered = new Map<string, number>()
  for (const { messageId, isAnswered } of letters) {
    if (isAnswered) answered.set(messageId, (answered.get(messageId) ?? 0) + 1)
  }
  const unsent = rows.filter(({ state }) => state !== 'sent').length
  const lost = rows.filter(({ messageId }) => !answered.has(messageId ?? '')).length
  const doubled = [...answered.values()].filter((times) => times > 1).length
  const foreign = letters.filter(({ messageId }) => !known.has(messageId)).length
  const unanswered = letters.filter(({ isAnswered }) => !isAnswered).length
  return {
    tried: 'mails, afterwards',
    times: `${rows.length} mails, ${letters.length} taken`,
    lost: lost + doubled,
    seen:
      `${unsent} not sent (0); ${doubled} sent again though answered (0); ${foreign} under another id (0); ` +
      `${unanswered} taken without an answer, sent again under their id; ` +
      `all out ${ms === null ? 'never' : `${Math.round(ms / 1000)} s`} after its return (${most / 1000})`,
    holds: ms !== null && unsent + lost + doubled + foreign === 0 && unanswered > 0,
  }
}
