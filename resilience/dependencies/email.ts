import { setTimeout as delay } from 'node:timers/promises'
import { type Place, type Product, startProduct } from '../../bench/product.ts'
import { print } from '../../bench/table.ts'
import { registrations } from '../crash/registrations.ts'
import { checkWorkload, type Workload, withDatabase } from '../crash/workload.ts'
import { type Finding, inTemporaryFolder, type Scale, type Trial } from '../trial.ts'
import { maxWaitMs } from './outage.ts'
import { type ReceivedEmail, type SmtpMode, startSmtpServer } from './smtp-server.ts'

const faults: SmtpMode[] = ['refuses', 'hangs', 'drops', 'is busy']
const lengthMs = { short: 6_000, full: 15_000 }

/** The SMTP server fails in four ways, one after the other, while people register and get their welcome email. */
export const emailOutage: Trial = {
  name: 'email outage',
  run: (scale) => inTemporaryFolder((place) => runFaults(place, scale)),
  control: () => inTemporaryFolder((place) => runFaults(place, 'short', true), true),
}

async function runFaults(place: Place, scale: Scale, isSabotaged = false): Promise<Finding[]> {
  const server = await startSmtpServer()
  const product = await startProduct({ ...place, env: { SMTP_URL: server.url } })
  const workload = await registrations(product)
  await delay(2_000)
  const findings: Finding[] = []
  for (const fault of faults) {
    await server.setMode(fault)
    findings.push(await waitDuring(fault, workload, lengthMs[scale]))
    // Control: unconfirmed emails lose their Message-ID and go out again as different emails.
    if (isSabotaged && fault === 'drops') await clearMessageIds(product)
  }
  await server.setMode('works')
  await workload.stop()
  const maxDelayMs = 3 * faults.length * lengthMs[scale] + 60_000
  const delayMs = await waitUntilAllSent(product, maxDelayMs)
  if (isSabotaged) server.received.shift()
  findings.push(await checkWorkload(workload, product, maxWaitMs))
  findings.push(await checkEmails(product, server.received, delayMs, maxDelayMs))
  await product.stop()
  await server.close()
  return findings
}

async function waitDuring(fault: SmtpMode, { acknowledged }: Workload, ms: number): Promise<Finding> {
  const before = acknowledged()
  await delay(ms)
  const count = acknowledged() - before
  return {
    tried: `SMTP server ${fault} for ${ms / 1000} s`,
    times: '1',
    lost: 0,
    seen: `${count} people registered meanwhile (more than 0)`,
    holds: count > 0,
  }
}

const clearMessageIds = (product: Product) =>
  withDatabase(product, (client) => client.query(`update emails set message_id = null where state = 'queued'`))

/** Returns how long the last email took, or null when some are still queued. */
async function waitUntilAllSent(product: Product, maxMs: number): Promise<number | null> {
  const start = performance.now()
  while (performance.now() - start < maxMs) {
    const queued = (await emailsOf(product)).filter(({ state }) => state === 'queued').length
    if (queued === 0) return Math.round(performance.now() - start)
    print(`${queued} emails queued`)
    await delay(2_000)
  }
  return null
}

type Row = { messageId: string | null; state: string }

const emailsOf = (product: Product) =>
  withDatabase(product, async (client) => {
    const { rows } = await client.query<Row>('select message_id as "messageId", state from emails')
    return rows
  })

/**
 * Each email was confirmed once. When the confirmation was lost the sender can't know whether it arrived, so it sends it
 * again with the same Message-ID, by which email programs recognise the duplicate.
 */
async function checkEmails(
  product: Product,
  received: ReceivedEmail[],
  ms: number | null,
  maxMs: number,
): Promise<Finding> {
  const rows = await emailsOf(product)
  const known = new Set(rows.map(({ messageId }) => messageId))
  const confirmed = new Map<string, number>()
  for (const { messageId, isConfirmed } of received) {
    if (isConfirmed) confirmed.set(messageId, (confirmed.get(messageId) ?? 0) + 1)
  }
  const unsent = rows.filter(({ state }) => state !== 'sent').length
  const lost = rows.filter(({ messageId }) => !confirmed.has(messageId ?? '')).length
  const duplicates = [...confirmed.values()].filter((times) => times > 1).length
  const unknown = received.filter(({ messageId }) => !known.has(messageId)).length
  const unconfirmed = received.filter(({ isConfirmed }) => !isConfirmed).length
  return {
    tried: 'emails, afterwards',
    times: `${rows.length} emails, ${received.length} received`,
    lost: lost + duplicates,
    seen:
      `${unsent} unsent (0); ${duplicates} sent again after a confirmation (0); ${unknown} with another id (0); ` +
      `${unconfirmed} received without a confirmation, sent again with the same id; ` +
      `last email ${ms === null ? 'never sent' : `${Math.round(ms / 1000)} s`} after the outage (${maxMs / 1000})`,
    holds: ms !== null && unsent + lost + duplicates + unknown === 0 && unconfirmed > 0,
  }
}
