import { execFile, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import type { Connect } from '#engines/host/session.ts'
import { connectToProcess, inheritedFiles, type Launch, realmFlags } from '#engines/node/connect.ts'
import type { RealmName } from '#engines/program.ts'
import { type EngineFiles, engineFiles, prepareAssets } from './engine-files.ts'
import { findProgram } from './find-program.ts'
import { systemCallFilter } from './seccomp.ts'

/**
 * What separates learners' code from everything else. Several walls often stop the same attempt. Tests take walls away,
 * to see that they would find a hole.
 */
export type Walls = {
  /** A network namespace of its own, in which only loopback is there; projects alone may open sockets. */
  network: boolean
  /** No other processes and no /proc. */
  processes: boolean
  /** Nothing can be written, so nothing can be brought in and executed. */
  readOnly: boolean
  /** None of our environment variables. */
  environment: boolean
  /** Memory, CPU time, threads, open files. */
  limits: boolean
  /** System calls that no engine needs fail. */
  systemCalls: boolean
  /** Node's own: no worker threads, processes, addons, inspector. */
  permissions: boolean
  /** The code can't import modules of Node, nor ours. */
  imports: boolean
  /** Files of this machine that the sandbox may read besides the engine. */
  files: string[]
}

const allWalls: Walls = {
  network: true,
  processes: true,
  readOnly: true,
  environment: true,
  limits: true,
  systemCalls: true,
  permissions: true,
  imports: true,
  files: [],
}

export type Sandbox = { connect: (language: RealmName) => Connect }

type Found = { sandbox: Sandbox; problem: null } | { sandbox: null; problem: string }
type Options = { walls?: Partial<Walls>; engines?: string | null | undefined }

/** Tries the sandbox out. The problem says why there is none. */
export async function openSandbox({ walls, engines }: Options = {}): Promise<Found> {
  if (process.platform !== 'linux') return { sandbox: null, problem: 'It needs Linux with bubblewrap.' }
  const bwrap = findProgram('bwrap')
  const prlimit = findProgram('prlimit')
  const setpriv = findProgram('setpriv')
  if (!bwrap) return { sandbox: null, problem: 'bubblewrap isn’t installed (on Debian: apt-get install bubblewrap).' }
  if (!prlimit || !setpriv) return { sandbox: null, problem: 'prlimit and setpriv (util-linux) aren’t installed.' }
  const filters = { usual: systemCallFilter(), loopback: systemCallFilter({ sockets: true }) }
  if (!filters.usual || !filters.loopback)
    return { sandbox: null, problem: `There is no system call filter for ${process.arch} machines.` }

  await prepareAssets(engineFiles(engines))
  const programs: Programs = {
    bwrap,
    prlimit,
    setpriv,
    libraries: await librariesOf([process.execPath, prlimit, setpriv]),
  }
  const problems: string[] = []
  for (const mode of process.getuid?.() === 0 ? (['root', 'user'] as const) : (['user'] as const)) {
    const launch = launcher(
      { ...allWalls, ...walls },
      mode,
      { ...programs, ...engineFiles(engines) },
      {
        usual: filters.usual,
        loopback: filters.loopback,
      },
    )
    const problem = await tryOut(launch('javascript'))
    if (problem === null) return { sandbox: { connect: (language) => connectToProcess(language, launch) }, problem }
    problems.push(problem)
  }
  return { sandbox: null, problem: `bubblewrap can’t start: ${problems.join('; ')}` }
}

type Programs = { bwrap: string; prlimit: string; setpriv: string; libraries: [string, string][] }
type Inside = Programs & EngineFiles
/** A project's server listens on loopback, where its checks call it. */
type Filters = { usual: Buffer; loopback: Buffer }

/** Root gives each run a user of its own; other users get a user namespace. */
type Mode = 'root' | 'user'

// Above all ranges that systems give to people, services and containers.
const firstUid = 3_000_000_000
const uidCount = 1_000_000_000

function launcher(
  walls: Walls,
  mode: Mode,
  { bwrap, prlimit, setpriv, libraries, files, main }: Inside,
  filters: Filters,
) {
  const readable: [string, string][] = [
    ...libraries,
    [process.execPath, '/bin/node'],
    [prlimit, '/bin/prlimit'],
    [setpriv, '/bin/setpriv'],
    ...files,
    ...walls.files.map((path): [string, string] => [path, path]),
  ]
  const fixed = [
    ...words('--unshare-ipc --unshare-uts --unshare-cgroup-try --hostname sandbox'),
    ...words('--die-with-parent --new-session --cap-drop ALL'),
    ...words(
      mode === 'root'
        ? '--cap-add CAP_SETUID --cap-add CAP_SETGID --cap-add CAP_SETPCAP'
        : '--unshare-user --uid 65534 --gid 65534',
    ),
    ...(walls.network ? ['--unshare-net'] : []),
    // Its first process is bubblewrap's own: it ends with us, and everything in the namespace ends with it.
    ...words(walls.processes ? '--unshare-pid' : '--ro-bind /proc /proc'),
    ...(walls.environment ? ['--clearenv'] : []),
    ...words('--setenv TZ Asia/Kolkata --setenv LANG C.UTF-8'),
    ...words(walls.readOnly ? '--perms 0755 --dir /tmp' : '--perms 1777 --tmpfs /tmp'),
    // Parents would only be open to their owner.
    ...parentsOf(readable.map(([, to]) => to)).flatMap((path) => ['--perms', '0755', '--dir', path]),
    ...readable.flatMap(([from, to]) => ['--ro-bind', from, to]),
    ...words('--remount-ro / --chdir /'),
    ...(walls.systemCalls ? ['--seccomp', '4'] : []),
    '--',
  ]
  return (language: RealmName): Launch => {
    const uid = `${firstUid + randomInt(uidCount)}`
    const command = [
      bwrap,
      ...fixed,
      ...(mode === 'root' ? asUser(uid) : []),
      ...(walls.limits ? ['/bin/prlimit', ...limitsOf(language)] : []),
      '/bin/node',
      ...(walls.permissions ? ['--permission', '--allow-fs-read=/engine/'] : []),
      ...(walls.limits ? [`--max-old-space-size=${heapMegabytes(language)}`] : []),
      ...realmFlags(language),
      '--no-addons',
      '--disable-sigusr1',
      '--v8-pool-size=1',
      // The optimizing compiler would take 1 GB and seconds for all of PostgreSQL.
      ...(language === 'sql' || language === 'project' ? ['--liftoff-only'] : []),
      main,
      language,
      inheritedFiles(),
      ...(walls.imports ? [] : ['any-imports']),
    ]
    return {
      command,
      ...(walls.systemCalls && { input: language === 'project' ? filters.loopback : filters.usual }),
      // The only use of our own environment: a test that shows what would leak.
      ...(!walls.environment && { env: process.env }),
    }
  }
}

const words = (text: string) => text.split(' ')

const asUser = (uid: string) =>
  words(`/bin/setpriv --reuid=${uid} --regid=${uid} --clear-groups --inh-caps=-all --bounding-set=-all`)

function parentsOf(paths: readonly string[]): string[] {
  const all = new Set<string>()
  for (const path of paths) {
    for (let parent = dirname(path); parent !== '/'; parent = dirname(parent)) all.add(parent)
  }
  return [...all].toSorted((a, b) => a.length - b.length)
}

const isWebAssembly = (language: RealmName) => language === 'python' || language === 'sql' || language === 'project'
const heapMegabytes = (language: RealmName) => (isWebAssembly(language) ? 512 : 192)
const megabyte = 1024 * 1024

/** V8 maps its whole range for machine code as writable, although it uses little of it. `data` counts all of it. */
const codeRangeMegabytes = process.arch === 'x64' ? 512 : 128

/** What can be written. Node takes 170 MB of it, with PostgreSQL 570: it leaves learners 300 to 500. */
const dataMegabytes = (language: RealmName) =>
  codeRangeMegabytes + (language === 'project' ? 1536 : isWebAssembly(language) ? 1072 : 472)

const limitsOf = (language: RealmName) => [
  `--data=${dataMegabytes(language) * megabyte}`,
  '--cpu=60',
  '--nproc=16',
  `--nofile=${language === 'project' ? 256 : 64}`,
  '--fsize=0',
  '--core=0',
]

/** Null when the sandbox works. */
async function tryOut({ command, input }: Launch): Promise<string | null> {
  const [program = '', ...args] = command.slice(0, command.indexOf('/bin/node') + 1)
  return new Promise((resolve) => {
    const child = spawn(program, [...args, '--version'], {
      env: {},
      stdio: ['ignore', 'ignore', 'pipe', 'ignore', 'pipe'],
    })
    let errors = ''
    child.stderr?.on('data', (data) => (errors += String(data)))
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? null : errors.trim() || `exit code ${code}`))
    const pipe = child.stdio[4] as NodeJS.WritableStream
    pipe.on('error', () => {})
    pipe.end(input ?? '')
  })
}

/** The shared libraries that programs need: path in the program, and the file behind it. */
async function librariesOf(programs: readonly string[]): Promise<[from: string, to: string][]> {
  const { stdout } = await promisify(execFile)('ldd', [...programs])
  const paths = new Set(stdout.match(/(?<=\s)\/\S+\.so\S*(?= \()/g))
  return [...paths].map((path) => [realpathSync(path), path])
}
