import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Product, startProduct } from '../bench/product.ts'
import { say, table } from '../bench/table.ts'
import { withDatabase } from './compare.ts'
import { findDecisions, judgeDecisions } from './compare-verifications.ts'
import { kills, killUntil, type Mode } from './kills.ts'
import { driveDecisions, makeDesk, type Told } from './verifying.ts'

const { MODE, CONTROL, PAYMENTS = '500' } = process.env
const head = 'mode payments kills acknowledged verified rejected lost half sums odd helped'.split(' ')

const rows: string[][] = []
for (const mode of (MODE ? [MODE] : Object.keys(kills)) as Mode[]) rows.push(await crash(mode))
say(`\n${table(head, rows)}`)

async function crash(mode: Mode): Promise<string[]> {
  const place = { dataDir: await mkdtemp(join(tmpdir(), 'crash-')), port: await freePort() }
  const first = await startProduct(place)
  const desk = await makeDesk(first, Number(PAYMENTS))
  const { told, done } = driveDecisions(first.url, desk)
  const { product, times, helped } = await killUntil(done, mode, first, place)
  if (CONTROL) await breakOnPurpose(product, told)
  const { found, wrong } = await findDecisions(product)
  const { lost, half } = judgeDecisions(told, found)
  await product.stop()
  const odd = [...told.odd].map(([answer, times]) => `${times} × ${answer}`)
  for (const id of lost) say(`lost: payment ${id}`)
  for (const id of half) say(`half there: payment ${id}`)
  for (const what of wrong) say(`wrong: ${what}`)
  if (lost.length + half.length + wrong.length + odd.length + helped > 0) {
    process.exitCode = 1
    say(`The logs are in ${place.dataDir}`)
  } else await rm(place.dataDir, { recursive: true, force: true })
  const inState = (wanted: string) => found.filter(({ state }) => state === wanted).length
  const figures = [found.length, times, told.acknowledged.size, inState('verified'), inState('rejected')]
  const problems = [lost.length, half.length, wrong.length].map(String)
  return [mode, ...figures.map(String), ...problems, odd.join(', ') || '0', String(helped)]
}

/** Breaks what the comparison must notice: a success nobody stored, and a receipt that is gone. */
async function breakOnPurpose(product: Product, { acknowledged }: Told) {
  acknowledged.set(999_999, 'verified')
  await withDatabase(product, async (client) => {
    // The database itself refuses to delete a receipt; only this switches that off.
    await client.query('set session_replication_role = replica')
    await client.query('delete from receipts where serial = 1')
  })
}
