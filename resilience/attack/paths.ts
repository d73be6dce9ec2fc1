import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Finding } from '../trial.ts'

const parents = [
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
const targets = [
  'etc/passwd',
  'package.json',
  '.env',
  '.git/config',
  'server/main.ts',
  'dist/client/.vite/manifest.json',
]
const privateFiles = [
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/server/main.ts',
  '/.vite/manifest.json',
  '/data/database.json',
]

const paths = [
  ...privateFiles,
  ...roots.flatMap((root) =>
    parents.flatMap((step) => targets.flatMap((file) => [1, 3, 8].map((times) => root + step.repeat(times) + file))),
  ),
]

/** Text that only appears in a file of the machine or of the source tree. */
const leaked = /root:.*:0:0:|"devDependencies"|\[core\]|ref: refs\/|import \{.*\} from|"isEntry"|APP_SECRET=/

/** Path traversal over a raw socket: an HTTP client would normalise the paths. */
export async function tryPaths(url: string): Promise<Finding> {
  const port = Number(new URL(url).port)
  const found: string[] = []
  for (const path of paths) if (leaked.test(await get(port, path))) found.push(path)
  return {
    tried: 'path traversal',
    times: `${paths.length} paths`,
    lost: 0,
    seen: found.length > 0 ? `${found.length} leaked, such as ${found[0]}` : 'none leaked',
    holds: found.length === 0,
  }
}

async function get(port: number, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
  return text(socket)
}
