import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createNetServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSandbox, tryAll, tryAllInProject } from '#server/testing/sandbox.ts'
import type { Walls } from './sandbox.ts'
import { sample } from '#server/testing/scale.ts'

const secret = 'a-secret-of-the-host'
const folder = mkdtempSync(join(tmpdir(), 'learner-'))
const web = createServer((_, response) => void response.end(secret))
const unix = createNetServer((socket) => void socket.end(secret))
const udp = createSocket('udp4')

beforeAll(async () => {
  writeFileSync(join(folder, 'solution.js'), secret)
  chmodSync(folder, 0o755)
  web.listen(0, '127.0.0.1')
  unix.listen(`\0${folder}`)
  udp.bind(0, '127.0.0.1')
  // A name server that refuses: code that gets its reply has reached it.
  udp.on('message', (message, { port }) => {
    const reply = Buffer.from(message)
    reply.writeUInt16BE(0x8185, 2)
    udp.send(reply, port, '127.0.0.1')
  })
  await Promise.all([web, unix, udp].map((server) => once(server, 'listening')))
  process.env['SANDBOX_TEST_SECRET'] = secret
})

afterAll(() => {
  for (const server of [web, unix, udp]) server.close()
  rmSync(folder, { recursive: true })
  delete process.env['SANDBOX_TEST_SECRET']
})

const portOf = (server: { address: () => unknown } | Socket) => (server.address() as AddressInfo).port

type Attempt = {
  /** Ends with a value that only a successful attempt returns. */
  code: () => string
  success: RegExp
  /** Each of these walls alone stops the attempt. */
  stoppedBy: (keyof Walls)[]
}

const read = (path: string) => `async () => (await import('node:fs')).readFileSync(${JSON.stringify(path)}, 'utf8')`
const network: Attempt['stoppedBy'] = ['network', 'systemCalls']

const attempts: Record<string, Attempt> = {
  'fetch from a web server of the machine': {
    // Without Buffer, which the engine takes away, fetch would fail for another reason than the sandbox.
    code: () => `async () => {
      globalThis.Buffer = (await import('node:buffer')).Buffer
      return (await fetch('http://127.0.0.1:${portOf(web)}/')).text()
    }`,
    success: new RegExp(secret),
    stoppedBy: network,
  },
  'open a socket': {
    code: () => `async () => {
      const socket = (await import('node:net')).connect(${portOf(web)}, '127.0.0.1')
      return new Promise((resolve) => socket.on('connect', () => resolve('connected')).on('error', (error) => resolve(error.code)))
    }`,
    success: /connected/,
    stoppedBy: network,
  },
  'open an abstract Unix socket': {
    code: () => `async () => {
      const socket = (await import('node:net')).connect('\\0' + ${JSON.stringify(folder)})
      return new Promise((resolve) => socket.on('data', (data) => resolve(String(data))).on('error', (error) => resolve(error.code)))
    }`,
    success: new RegExp(secret),
    stoppedBy: network,
  },
  'ask a name server': {
    code: () => `async () => {
      const { Resolver } = (await import('node:dns')).promises
      const resolver = new Resolver({ tries: 1, timeout: 500 })
      resolver.setServers(['127.0.0.1:${portOf(udp)}'])
      return resolver.resolve4('kaushal.example').catch(({ code }) => code)
    }`,
    success: /"EREFUSED"/,
    stoppedBy: network,
  },
  'read the project': {
    code: () => read(import.meta.filename),
    success: /a-secret-of-the-host/,
    stoppedBy: ['files', 'permissions'],
  },
  'read the passwords of the machine': {
    code: () => read('/etc/passwd'),
    success: /root:/,
    stoppedBy: ['files', 'permissions'],
  },
  'read another learner’s file': {
    code: () => read(join(folder, 'solution.js')),
    success: new RegExp(secret),
    stoppedBy: ['files', 'permissions'],
  },
  'read environment variables': {
    code: () => `async () => (await import('node:process')).env.SANDBOX_TEST_SECRET ?? 'nothing'`,
    success: new RegExp(secret),
    stoppedBy: ['environment'],
  },
  'list the processes of the machine': {
    code: () => `async () => (await import('node:fs')).readdirSync('/proc')`,
    success: new RegExp(`"${process.pid}"`),
    stoppedBy: ['processes', 'permissions'],
  },
  'send a signal to a process of the machine': {
    code: () => `async () => {
      const { kill } = await import('node:process')
      try { return kill(${process.pid}, 0) } catch ({ code }) { return code }
    }`,
    // Another user's process answers EPERM: it was found.
    success: /true|EPERM/,
    stoppedBy: ['processes'],
  },
  'look at open files through /proc': {
    code: () => `async () => (await import('node:fs')).readlinkSync('/proc/self/fd/0')`,
    success: /socket:/,
    stoppedBy: ['processes', 'permissions'],
  },
  'leave through /proc/1/root': {
    code: () => `async () => {
      const fs = await import('node:fs')
      try { return fs.readFileSync('/proc/1/root/etc/passwd', 'utf8') } catch ({ code }) { return code }
    }`,
    success: /root:|EACCES/,
    stoppedBy: ['processes', 'permissions'],
  },
  'start a process': {
    code: () => `async () => String((await import('node:child_process')).spawnSync('/bin/node', ['--version']).stdout)`,
    success: /v\d+/,
    stoppedBy: ['systemCalls', 'permissions'],
  },
  'start processes without end': {
    code: () => `async () => {
      const { spawn } = await import('node:child_process')
      const start = () => new Promise((resolve, reject) =>
        spawn('/bin/node', ['-e', 'setInterval(() => {}, 1000)']).on('spawn', resolve).on('error', reject))
      for (let count = 0; count < 12; count++) await start()
      return 'started all'
    }`,
    success: /started all/,
    stoppedBy: ['systemCalls', 'permissions', 'limits'],
  },
  'start threads without end': {
    code: () => `async () => {
      const { Worker } = await import('node:worker_threads')
      const start = () => new Promise((resolve, reject) =>
        new Worker('setInterval(() => {}, 1000)', { eval: true }).on('online', resolve).on('error', reject))
      for (let count = 0; count < 12; count++) await start()
      return 'started all'
    }`,
    success: /started all/,
    stoppedBy: ['permissions', 'limits'],
  },
  'let a debugger in': {
    code: () => `async () => {
      const inspector = await import('node:inspector')
      inspector.open(0, '127.0.0.1')
      return inspector.url() ?? 'closed'
    }`,
    success: /ws:/,
    stoppedBy: ['systemCalls', 'permissions'],
  },
  'write a file': {
    code: () => `async () => {
      const fs = await import('node:fs')
      fs.writeFileSync('/tmp/full', new Uint8Array(1e6))
      return fs.statSync('/tmp/full').size
    }`,
    success: /1000000/,
    stoppedBy: ['readOnly', 'permissions', 'limits'],
  },
  'make a link to a file of the machine': {
    code: () => `async () => {
      const fs = await import('node:fs')
      fs.symlinkSync('/etc/passwd', '/tmp/link')
      return fs.readFileSync('/tmp/link', 'utf8')
    }`,
    success: /root:/,
    stoppedBy: ['readOnly', 'files', 'permissions'],
  },
  'fill the memory with arrays': {
    code: () => `() => Array.from({ length: 4 }, () => new Array(1e7).fill(0.5)).length`,
    success: /4/,
    stoppedBy: ['limits'],
  },
  'fill the memory with buffers': {
    code: () => `() => Array.from({ length: 9 }, () => new Uint8Array(1e8)).length`,
    success: /9/,
    stoppedBy: ['limits'],
  },
  'fill the memory with WebAssembly': {
    code: () => `() => new WebAssembly.Memory({ initial: 14_000 }).buffer.byteLength > 9e8 ? 'got it' : 'no'`,
    success: /got it/,
    stoppedBy: ['limits'],
  },
}

const off: Partial<Walls> = {
  imports: false,
  network: false,
  processes: false,
  readOnly: false,
  environment: false,
  limits: false,
  systemCalls: false,
  permissions: false,
  files: [import.meta.filename, '/etc/passwd', folder],
}

/** Nearly every attempt begins with an import: the other walls must stop it on their own. */
const without = (walls: readonly (keyof Walls)[]): Partial<Walls> =>
  Object.fromEntries([...walls, 'imports' as const].map((wall) => [wall, off[wall]]))

/** The names of the attempts that succeed. */
async function succeeding(walls: Partial<Walls>, names: string[]): Promise<string[]> {
  const results = await tryAll(
    await testSandbox(walls),
    names.map((name) => attempts[name]!.code()),
  )
  return names.filter((name, index) => attempts[name]!.success.test(results[index]!))
}

/** Attempts that can be tried in the same sandbox. */
function groupsBy(wallsFor: (attempt: Attempt) => (keyof Walls)[][]): [string, (keyof Walls)[], string[]][] {
  const groups = new Map<string, [string, (keyof Walls)[], string[]]>()
  for (const [name, attempt] of Object.entries(attempts)) {
    for (const walls of wallsFor(attempt)) {
      const key = walls.join(', ')
      groups.set(key, groups.get(key) ?? [key, walls, []])
      groups.get(key)![2].push(name)
    }
  }
  return [...groups.values()]
}

test('refuses every attempt to leave the sandbox, also when it gets hold of Node’s modules', async () => {
  expect(await succeeding({}, Object.keys(attempts))).toEqual([])
  expect(await succeeding(without([]), Object.keys(attempts))).toEqual([])
})

const oneLeft = groupsBy(({ stoppedBy }) =>
  stoppedBy.length < 2 ? [] : stoppedBy.map((wall) => stoppedBy.filter((other) => other !== wall)),
)
test.each(sample(oneLeft, 3))('refuses what one wall alone must stop, without %s', async (_, walls, names) => {
  expect(await succeeding(without(walls), names)).toEqual([])
})

const noneLeft = groupsBy(({ stoppedBy }) => [stoppedBy])
test.each(sample(noneLeft, 3))('finds the hole when there is none of %s', async (_, walls, names) => {
  expect(await succeeding(without(walls), names)).toEqual(names)
})

// A project may use more memory than a program of one file.
const inProject = Object.entries(attempts).filter(([name]) => !name.startsWith('fill the memory'))

/** The attempts with what a project could use in place of imports, which its own rules refuse. */
const withBuiltIns = (code: string) =>
  code.replaceAll(/\(?await import\('(node:[\w/]+)'\)\)?/g, "globalThis.process.getBuiltinModule('$1')")

test('refuses every attempt in a project too, also when it gets hold of Node’s modules', async () => {
  const names = (results: string[]) =>
    inProject.filter(([, { success }], index) => success.test(results[index]!)).map(([name]) => name)
  const written = await tryAllInProject(
    await testSandbox(),
    inProject.map(([, { code }]) => code()),
  )
  expect(names(written)).toEqual([])
  const found = await tryAllInProject(
    await testSandbox({ imports: false }),
    inProject.map(([, { code }]) => withBuiltIns(code())),
  )
  expect(names(found)).toEqual([])
  // They are tried, not only refused for a mistake in them.
  // The wall around processes stays: it ends those that are started here.
  const open = await tryAllInProject(
    await testSandbox({ ...off, processes: true }),
    inProject.map(([, { code }]) => withBuiltIns(code())),
  )
  expect(names(open).length).toBeGreaterThan(10)
})
