import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { isStartupError } from '#server/kit/startup-error.ts'
import { isFull } from '#server/testing/scale.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start.ts'

let folders = 0
const running: EmbeddedPostgres[] = []
const children: number[] = []

const insertRow = 'create table saved as select 42 as answer'
const home = await realpath(await mkdtemp(join(tmpdir(), 'embedded-postgres-')))
const server = await startEmbeddedPostgres({ dataDir: join(home, 'template'), durable: false })
await ask(server, insertRow)
await server.stop()
afterEach(async () => {
  for (const pid of children.splice(0)) sendKill(pid)
  await Promise.all(running.splice(0).map((server) => server.stop()))
})
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 20 }))

const newFolder = () => join(home, String(++folders), 'postgres')

/** A database with one row: creating one takes 1.5 seconds, copying takes none. */
async function newDatabase(): Promise<string> {
  const dataDir = newFolder()
  await cp(join(home, 'template'), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return dataDir
}

async function start(dataDir: string, durable = true) {
  const server = await startEmbeddedPostgres({ dataDir, durable })
  running.push(server)
  return server
}

async function ask(server: Pick<EmbeddedPostgres, 'owner'>, sql: string) {
  const client = new Client(server.owner)
  client.on('error', () => {})
  await client.connect()
  return client.query(sql).finally(() => void client.end().catch(() => {}))
}

const countRows = async (server: EmbeddedPostgres) => (await ask(server, 'select * from saved')).rowCount

function sendKill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended already.
  }
}

/** Starts the database in another process, which a test can kill. */
async function startElsewhere(dataDir: string) {
  const script = `
    import { startEmbeddedPostgres } from '#server/kit/embedded-postgres/start.ts'
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    process.stdout.write(String(server.pid))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = child.pid ?? 0
  children.push(pid)
  const [output] = await once(child.stdout, 'data')
  return { pid, postgres: Number(output), owner: { host: dataDir, port: 5432, user: 'postgres', database: 'postgres' } }
}

async function startError(dataDir: string) {
  const error: unknown = await start(dataDir).catch((error: unknown) => error)
  expect(isStartupError(error)).toBe(true)
  return (error as Error).message
}

test('restarts PostgreSQL after it was killed, with every row', async () => {
  const server = await start(await newDatabase())
  const before = server.pid

  process.kill(before, 'SIGKILL')

  await expect.poll(() => server.pid).not.toBe(before)
  await expect.poll(() => countRows(server).catch(() => 'not yet')).toBe(1)
})

test('rejects a second start on the same folder, and starts after the first process was killed', async () => {
  const dataDir = await newDatabase()
  const other = await startElsewhere(dataDir)

  expect(await startError(dataDir)).toBe(
    `The data folder ${dataDir} is in use (process ${other.pid}). Stop that process first, or set DATA_DIR to another folder.`,
  )

  process.kill(other.pid, 'SIGKILL')

  expect(await countRows(await start(dataDir))).toBe(1)
})

test.runIf(isFull)('starts although backends of the killed server still run', async () => {
  const dataDir = await newDatabase()
  const killed = await startElsewhere(dataDir)
  const busy = new Client(killed.owner)
  busy.on('error', () => {})
  await busy.connect()
  // Computes without waiting, so it does not notice that the server is gone.
  const cut = busy
    .query('select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b')
    .catch(() => 'cut off')
  const busyOnes =
    "select from pg_stat_activity where query like '%generate%' and state = 'active' and pid <> pg_backend_pid()"
  await expect.poll(async () => (await ask(killed, busyOnes)).rowCount).toBe(1)

  process.kill(killed.postgres, 'SIGKILL')
  process.kill(killed.pid, 'SIGKILL')

  expect(await countRows(await start(dataDir))).toBe(1)
  expect(await cut).toBe('cut off')
})

test.runIf(isFull)('removes the files of an interrupted creation', async () => {
  const dataDir = newFolder()
  const half = `${dataDir}.init-a1B2c3`
  await mkdir(half, { recursive: true })
  await writeFile(join(half, 'PG_VERSION'), '18')

  await start(dataDir, false)

  expect((await readdir(dirname(dataDir))).toSorted()).toEqual(['postgres', 'postgres.log'])
})

test.runIf(isFull)('ignores a recorded process id that belongs to another program', async () => {
  const dataDir = await newDatabase()
  const first = await start(dataDir)
  const pidFile = join(dataDir, 'postmaster.pid')
  const written = await readFile(pidFile, 'utf8')
  await first.stop()
  await writeFile(pidFile, written.replace(/^\d+/, String(process.pid)))
  await writeFile(join(dataDir, '.s.PGSQL.5432.lock'), written.replace(/^\d+/, String(process.pid)))

  expect(await countRows(await start(dataDir))).toBe(1)
})

test.runIf(isFull)('takes over a folder from before the academy had a role of its own', async () => {
  const dataDir = await newDatabase()
  const old = await start(dataDir)
  await ask(old, 'drop role app; create role other login superuser')
  await ask({ owner: { ...old.owner, user: 'other' } }, 'alter role postgres rename to app')
  await ask({ owner: { ...old.owner, user: 'app' } }, 'drop role other')
  await old.stop()

  const server = await start(dataDir)

  expect(await countRows(server)).toBe(1)
  const roles = `select rolname, rolsuper from pg_roles where rolname !~ '^pg_' order by rolname`
  expect((await ask(server, roles)).rows).toEqual([
    { rolname: 'app', rolsuper: false },
    { rolname: 'postgres', rolsuper: true },
  ])
})

test.runIf(isFull)('waits for a process that is stopping', async () => {
  const dataDir = await newDatabase()
  const leaving = await start(dataDir)
  leaving.announceStop()

  const [next] = await Promise.all([start(dataDir), leaving.stop()])

  expect(await countRows(next)).toBe(1)
})

test('reports a folder that cannot be written', async () => {
  const file = join(home, 'a-file')
  await writeFile(file, '')

  expect(await startError(join(file, 'below', 'postgres'))).toContain("Can't write to the data folder")
})

test('rejects a folder of another version or without a database', async () => {
  const older = newFolder()
  await mkdir(older, { recursive: true })
  await writeFile(join(older, 'PG_VERSION'), '15\n')
  expect(await startError(older)).toContain('was created by PostgreSQL 15')

  const strange = newFolder()
  await mkdir(strange, { recursive: true })
  await writeFile(join(strange, 'thesis.txt'), 'not a database')
  expect(await startError(strange)).toContain('contains no usable database')
  expect(await readdir(strange)).toEqual(['thesis.txt'])
})

test.runIf(isFull)('works with a path that is too long for a socket', async () => {
  const server = await start(join(home, 'a-long-name-'.repeat(12), 'postgres'), false)
  await ask(server, insertRow)
  expect(await countRows(server)).toBe(1)
})
