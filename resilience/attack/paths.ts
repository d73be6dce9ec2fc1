import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Finding } from '../trial.ts'

const up = [
  '../',
  '..%2f',
  '%2e%2e%2f',
  '%2e%2e/',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '..%c0%af',
  '..%00/',
]
const roots = ['/', '/assets/', '/media/', '/files/', '/pictures/', '/v1/', '/.well-known/', '/uploads/']
const wanted = [
  'etc/passwd',
  'package.json',
  '.env',
  '.git/config',
  'server/main.ts',
  'dist/client/.vite/manifest.json',
]
const insides = [
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/server/main.ts',
  '/.vite/manifest.json',
  '/data/database.json',
]

const addresses = [
  ...insides,
  ...roots.flatMap((root) =>
    up.flatMap((step) => wanted.flatMap((file) => [1, 3, 8].map((times) => root + step.repeat(times) + file))),
  ),
]

/** What only a file of the machine or of the project says. */
const inside = /root:.*:0:0:|"devDependencies"|\[core\]|ref: refs\/|import \{.*\} from|"isEntry"|APP_SECRET=/

/** Asks for every address as it stands: a client that tidied it up would ask for something harmless. */
export async function tryPaths(url: string): Promise<Finding> {
  const port = Number(new URL(url).port)
  const found: string[] = []
  for (const address of addresses) if (inside.test(await ask(port, address))) found.push(address)
  return {
    tried: 'paths that lead out',
    times: `${addresses.length} addresses`,
    lost: 0,
    seen: found.length > 0 ? `${found.length} led out, such as ${found[0]}` : 'none led out',
    holds: found.length === 0,
  }
}

async function ask(port: number, address: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
  return text(socket)
}
