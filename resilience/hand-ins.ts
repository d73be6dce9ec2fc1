import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSchool } from '../bench/members.ts'
import { freePort, type Product, startProduct } from '../bench/product.ts'
import { say, table } from '../bench/table.ts'
import { withDatabase } from './compare.ts'
import { findHandIns, judgeHandIns } from './compare-hand-ins.ts'
import { driveHandIns, type HandIn, handInsOf, type Told } from './handing-in.ts'
import { kills, killUntil, type Mode } from './kills.ts'

const { MODE, CONTROL, MEMBERS = '25' } = process.env
const stepsEach = 8
const head = ['mode', 'hand-ins', 'kills', 'acknowledged', 'there', 'lost', 'half', 'odd answers', 'needed help']

const rows: string[][] = []
for (const mode of (MODE ? [MODE] : Object.keys(kills)) as Mode[]) rows.push(await crash(mode))
say(`\n${table(head, rows)}`)

async function crash(mode: Mode): Promise<string[]> {
  const place = { dataDir: await mkdtemp(join(tmpdir(), 'crash-')), port: await freePort() }
  const first = await startProduct(place)
  const all = handInsOf(await makeSchool(first, { members: Number(MEMBERS), steps: stepsEach }))
  const { told, done } = driveHandIns(first.url, all)
  const { product, times, helped } = await killUntil(done, mode, first, place)
  if (CONTROL) await breakOnPurpose(product, all, told)
  const found = await findHandIns(product)
  const { lost, half } = judgeHandIns(all, told, found)
  await product.stop()
  const odd = [...told.odd].map(([answer, times]) => `${times} × ${answer}`)
  for (const key of lost) say(`lost: ${key}`)
  for (const key of half) say(`half there: ${key}`)
  if (lost.length + half.length + odd.length + helped > 0) {
    process.exitCode = 1
    say(`The logs are in ${place.dataDir}`)
  } else await rm(place.dataDir, { recursive: true, force: true })
  const figures = [all.length, times, told.acknowledged.size, found.length, lost.length, half.length].map(String)
  return [mode, ...figures, odd.join(', ') || '0', String(helped)]
}

/** Breaks what the comparison must notice: a success nobody stored, and a solution whose file is gone from the store. */
async function breakOnPurpose(product: Product, all: HandIn[], { acknowledged }: Told) {
  const handIn = { ...all[0]!, handInKey: 'never sent' }
  acknowledged.set(handIn.handInKey, { handIn, solutionId: 999_999 })
  const { rows } = await withDatabase(product, (client) =>
    client.query<{ id: string }>('select file_id as id from solution_files limit 1'),
  )
  const { id } = rows[0]!
  await rm(join(product.dataDir, 'files', id.slice(0, 2), id))
}
