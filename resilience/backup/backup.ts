import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { freePort, type Place, type Product, root, startProduct } from '../../bench/product.ts'
import { print } from '../../bench/table.ts'
import { makeBackup } from '#server/commands/backup/make-backup.ts'
import { openDatabaseServer } from '#server/kit/db/connect.ts'
import { readEnv } from '#server/kit/env.ts'
import { openFileStore } from '#server/kit/files/file-store.ts'
import { walletCredits } from '../crash/wallet-credits.ts'
import { payments } from '../crash/payments.ts'
import { registrations } from '../crash/registrations.ts'
import { submissions } from '../crash/submissions.ts'
import type { Workload } from '../crash/workload.ts'
import { type Finding, inTemporaryFolder, type Scale, type Trial } from '../trial.ts'
import { type Contents, contentsOf, differentFiles, differentTables, pathOf } from './compare.ts'

/** How many backups, and how many acknowledged writes before each. */
const measures = { short: { backups: 1, writes: 50 }, full: { backups: 5, writes: 300 } }

/** Backs up while clients write, restores into an empty folder and compares every row and file. */
export const backup: Trial = {
  name: 'backup',
  run: (scale) => inTemporaryFolder((place) => backUpAndRestore(place, scale)),
  // Deletes one row and changes one byte of a file after restoring.
  control: () => inTemporaryFolder((place) => backUpAndRestore(place, 'short', damage), true),
}

type Damage = (restored: Restored) => Promise<void>
type Restored = { dataDir: string; connection: pg.ClientConfig }
type Backup = { folder: string; expected: Contents; writes: number }
type Result = { writes: number; tables: string[]; files: string[]; counts: string; isServing: boolean }

async function backUpAndRestore(place: Place, scale: Scale, damage?: Damage): Promise<Finding[]> {
  const backups = await backUpWhileWriting(place, scale)
  const results: Result[] = []
  for (const one of backups) {
    results.push({ writes: one.writes, ...(await restoreAndCompare(one, damage)) })
    print(`restored: ${results.at(-1)!.counts}`)
  }
  return toFindings(results)
}

async function backUpWhileWriting(place: Place, scale: Scale): Promise<Backup[]> {
  const product = await startProduct(place)
  const workloads: Workload[] = []
  for (const start of [registrations, submissions, payments, walletCredits]) workloads.push(await start(product))
  const acknowledged = () => workloads.reduce((sum, workload) => sum + workload.acknowledged(), 0)
  const backups: Backup[] = []
  for (let number = 1; number <= measures[scale].backups; number++) {
    const enough = acknowledged() + measures[scale].writes
    while (acknowledged() < enough) await delay(50)
    const before = acknowledged()
    const one = await backUp(product, number)
    backups.push({ ...one, writes: acknowledged() - before })
    print(`backed up: ${backups.at(-1)!.writes} writes meanwhile`)
  }
  for (const workload of workloads) await workload.stop()
  await product.stop()
  return backups
}

const secret = 'only the trial knows this, on this machine'

/** Backs up, and reads the same database snapshot through a second connection. */
async function backUp(product: Product, number: number) {
  const folder = join(product.dataDir, `backup-${number}`)
  const connection = await product.connection()
  const contents: Contents[] = []
  await makeBackup({
    connection,
    store: openFileStore({ dataDir: product.dataDir, objectStore: null }),
    folder,
    secret,
    onSnapshot: async (snapshot) => void contents.push(await contentsOf(connection, snapshot)),
  })
  return { folder, expected: contents[0]! }
}

async function restoreAndCompare({ folder, expected }: Backup, damage?: Damage) {
  const dataDir = `${folder}-restored`
  await restore(folder, dataDir)
  const records = await openDatabaseServer(readEnv({ DATA_DIR: dataDir }), () => {})
  await damage?.({ dataDir, connection: records.owner })
  const found = await contentsOf(records.owner)
  await records.stop()
  const tables = differentTables(expected, found)
  for (const name of tables) print(`${name}: ${found.tables[name]} instead of ${expected.tables[name]}`)
  const files = await differentFiles(expected, dataDir)
  const counts = `${Object.keys(expected.tables).length} tables, ${expected.files.size} files`
  return { tables, files, counts, isServing: await serves(dataDir) }
}

/** Runs the command, as on an empty machine. */
async function restore(folder: string, dataDir: string) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['server/commands/restore.ts', folder], {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: dataDir, APP_SECRET: secret },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [[code], stderr] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  if (code !== 0) throw new Error(`Restoring failed: ${stderr}`)
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
  await client.query('delete from notifications where id = (select min(id) from notifications)')
  const { rows } = await client.query<{ id: string }>('select id from files limit 1')
  await client.end()
  const path = pathOf(dataDir, rows[0]!.id)
  const content = await readFile(path)
  content[0]! ^= 1
  await writeFile(path, content)
}

function toFindings(results: Result[]): Finding[] {
  const [tables, files] = [results.flatMap((one) => one.tables), results.flatMap((one) => one.files)]
  const writes = results.reduce((sum, one) => sum + one.writes, 0)
  const times = `${results.length} backups, ${writes} writes meanwhile`
  const down = results.filter(({ isServing }) => !isServing).length
  const last = results.at(-1)!.counts
  return [
    {
      tried: 'rows of a backup, restored',
      times,
      lost: tables.length,
      seen: `${tables.length} tables differ from the snapshot (0); last backup: ${last}`,
      holds: tables.length === 0 && writes > 0,
    },
    {
      tried: 'files of a backup, restored',
      times,
      lost: files.length,
      seen: `${files.length} files are missing or differ (0); ${down} restored instances don't serve (0)`,
      holds: files.length === 0 && down === 0,
    },
  ]
}
