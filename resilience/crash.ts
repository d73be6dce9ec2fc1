import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Place, type Product, startProduct } from '../bench/product.ts'
import { say, table } from '../bench/table.ts'
import { findRegistrations, judge } from './compare.ts'
import { breakOnPurpose } from './control.ts'
import { kills, type Mode } from './kills.ts'
import { driveRegistrations, type Told } from './registrations.ts'

const { KILLS = '30', MODE, CONTROL } = process.env
const times = Number(KILLS)
const head = ['mode', 'kills', 'acknowledged', 'lost', 'half', 'odd answers', 'needed help', 'slowest restart']

const rows: string[][] = []
for (const mode of (MODE ? [MODE] : Object.keys(kills)) as Mode[]) rows.push(await crash(mode))
say(`\n${table(head, rows)}`)

async function crash(mode: Mode): Promise<string[]> {
  const place = { dataDir: await mkdtemp(join(tmpdir(), 'crash-')), port: await freePort() }
  const first = await startProduct(place)
  const { told, stop } = driveRegistrations(first.url)
  const { product, helped, slowest } = await killAll(mode, first, place, told)
  await stop()
  if (CONTROL) await breakOnPurpose(product, told)
  const { lost, half } = judge(told.acknowledged, await findRegistrations(product))
  await product.stop()
  const odd = [...told.odd].map(([answer, times]) => `${times} × ${answer}`)
  for (const email of lost) say(`lost: ${email}`)
  for (const email of half) say(`half there: ${email}`)
  if (lost.length + half.length + odd.length + helped > 0) {
    process.exitCode = 1
    say(`The logs are in ${place.dataDir}`)
  } else await rm(place.dataDir, { recursive: true, force: true })
  const figures = [times, told.acknowledged.length, lost.length, half.length].map(String)
  return [mode, ...figures, odd.join(', ') || '0', String(helped), `${Math.round(slowest)} ms`]
}

async function killAll(mode: Mode, first: Product, place: Place, { acknowledged }: Told) {
  let [product, helped, slowest] = [first, 0, 0]
  for (let kill = 1; kill <= times; kill++) {
    const after = await kills[mode](product, place)
    product = after.product
    slowest = Math.max(slowest, after.ms)
    if (after.neededHelp) helped++
    const note = after.neededHelp ? ', only after the server was started again' : ''
    say(`${mode} ${kill}: served after ${Math.round(after.ms)} ms${note}; ${acknowledged.length} acknowledged`)
  }
  return { product, helped, slowest }
}
