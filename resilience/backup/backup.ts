import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { freePort, type Place, type Product, root, startProduct } from '../../bench/product.ts'
import { say } from '../../bench/table.ts'
import { makeBackup } from '#server/commands/backup/make-backup.ts'
import { openDatabaseServer } from '#server/kit/db/connect.ts'
import { readEnv } from '#server/kit/env.ts'
import { openFileStore } from '#server/kit/files/file-store.ts'
import { credits } from '../crash/credits.ts'
import { handIns } from '../crash/hand-ins.ts'
import { registrations } from '../crash/registrations.ts'
import { verifications } from '../crash/verifications.ts'
import type { Running } from '../crash/work.ts'
import { type Finding, inTemporaryFolder, type Scale, type Trial } from '../trial.ts'
import { type Contents, contentsOf, otherFiles, otherTables, pathOf } from './compare.ts'

/** How many backups are made, and how many writes must have been acknowledged before each. */
const measures = { short: { backups: 1, writes: 50 }, whole: { backups: 5, writes: 300 } }

/** The academy is saved while people register, hand in and pay; on an empty machine it is the same again. */
export const backup: Trial = {
  name: 'backup',
  run: (scale) => inTemporaryFolder((place) => saveAndRestore(place, scale)),
  // What was restored is damaged before it is compared: one row is gone, and one byte of one file is another.
  control: () => inTemporaryFolder((place) => saveAndRestore(place, 'short', damage), true),
}

type Damage = (restored: Restored) => Promise<void>
type Restored = { dataDir: string; connection: pg.ClientConfig }
type Saved = { folder: string; wanted: Contents; writes: number }
type Seen = { writes: number; tables: string[]; files: string[]; counts: string; isServing: boolean }

async function saveAndRestore(place: Place, scale: Scale, damage?: Damage): Promise<Finding[]> {
  const saved = await saveWhileWriting(place, scale)
  const seen: Seen[] = []
  for (const one of saved) {
    seen.push({ writes: one.writes, ...(await restoreAndCompare(one, damage)) })
    say(`restored: ${seen.at(-1)!.counts}`)
  }
  return describe(seen)
}

async function saveWhileWriting(place: Place, scale: Scale): Promise<Saved[]> {
  const product = await startProduct(place)
  const all: Running[] = []
  for (const work of [registrations, handIns, verifications, credits]) all.push(await work(product))
  const acknowledged = () => all.reduce((sum, work) => sum + work.acknowledged(), 0)
  const saved: Saved[] = []
  for (let number = 1; number <= measures[scale].backups; number++) {
    const enough = acknowledged() + measures[scale].writes
    while (acknowledged() < enough) await delay(50)
    const before = acknowledged()
    const one = await save(product, number)
    saved.push({ ...one, writes: acknowledged() - before })
    say(`saved: ${saved.at(-1)!.writes} writes meanwhile`)
  }
  for (const work of all) await work.stop()
  await product.stop()
  return saved
}

/** Backs up, and looks at the same moment through a connection of its own. */
async function save(product: Product, number: number) {
  const folder = join(product.dataDir, `backup-${number}`)
  const connection = await product.connection()
  const looked: Contents[] = []
  await makeBackup({
    connection,
    store: openFileStore({ dataDir: product.dataDir, objectStore: null }),
    folder,
    onSnapshot: async (snapshot) => void looked.push(await contentsOf(connection, snapshot)),
  })
  return { folder, wanted: looked[0]! }
}

async function restoreAndCompare({ folder, wanted }: Saved, damage?: Damage) {
  const dataDir = `${folder}-restored`
  await restore(folder, dataDir)
  const records = await openDatabaseServer(readEnv({ DATA_DIR: dataDir }), () => {})
  await damage?.({ dataDir, connection: records.connection })
  const found = await contentsOf(records.connection)
  await records.stop()
  const tables = otherTables(wanted, found)
  for (const name of tables) say(`${name}: ${found.tables[name]} instead of ${wanted.tables[name]}`)
  const files = await otherFiles(wanted, dataDir)
  const counts = `${Object.keys(wanted.tables).length} tables, ${wanted.files.size} files`
  return { tables, files, counts, isServing: await serves(dataDir) }
}

/** By the command, as whoever has an empty machine in front of them would. */
async function restore(folder: string, dataDir: string) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['server/commands/restore.ts', folder], {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [[code], words] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  if (code !== 0) throw new Error(`The backup was not restored: ${words}`)
}

async function serves(dataDir: string): Promise<boolean> {
  const product = await startProduct({ dataDir, port: await freePort() })
  const isServing = (await fetch(product.url)).ok
  await product.stop()
  return isServing
}

async function damage({ dataDir, connection }: Restored) {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('delete from notices where id = (select min(id) from notices)')
  const { rows } = await client.query<{ id: string }>('select id from files limit 1')
  await client.end()
  const path = pathOf(dataDir, rows[0]!.id)
  const content = await readFile(path)
  content[0]! ^= 1
  await writeFile(path, content)
}

function describe(seen: Seen[]): Finding[] {
  const [tables, files] = [seen.flatMap((one) => one.tables), seen.flatMap((one) => one.files)]
  const writes = seen.reduce((sum, one) => sum + one.writes, 0)
  const times = `${seen.length} backups, ${writes} writes meanwhile`
  const down = seen.filter(({ isServing }) => !isServing).length
  const last = seen.at(-1)!.counts
  return [
    {
      tried: 'rows of a backup, restored elsewhere',
      times,
      lost: tables.length,
      seen: `${tables.length} tables differ from the moment that was saved (0); the last: ${last}`,
      holds: tables.length === 0 && writes > 0,
    },
    {
      tried: 'files of a backup, restored elsewhere',
      times,
      lost: files.length,
      seen: `${files.length} files are missing or differ (0); ${down} of the restored do not serve (0)`,
      holds: files.length === 0 && down === 0,
    },
  ]
}
