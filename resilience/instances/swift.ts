import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStore } from '../../server/kit/env.ts'
import { freePort } from '../../bench/product.ts'
import { type Program, programOf, run, startProgram } from './programs.ts'

const servers = ['account', 'container', 'object'] as const
const keyId = 'test:academy'
const secretKey = 'only-for-this-trial-in-a-folder-that-is-deleted'

export type Store = { place: ObjectStore; stop: () => Promise<void> }

/**
 * OpenStack Swift with its S3 interface, from Debian's packages, with one disk that is a folder: an object store that
 * many run, with signatures it really checks. Like Debian's, it reads /etc/swift/swift.conf for the salt of its paths.
 */
export async function startSwift(folder: string): Promise<Store> {
  const swift = join(folder, 'swift')
  await mkdir(join(swift, 'disks', 'd1'), { recursive: true })
  const ports = { account: await freePort(), container: await freePort(), object: await freePort() }
  const [proxy, cache] = [await freePort(), await freePort()]
  const running: Program[] = []
  const memcached = [programOf('memcached', 'memcached'), '-l', '127.0.0.1', '-p', String(cache), '-u', 'nobody']
  running.push(await startProgram(swift, 'memcached', cache, memcached))
  await Promise.all(servers.map((name) => makeRing(swift, name, ports[name])))
  const starting = servers.map(async (name) => {
    await writeFile(join(swift, `${name}.conf`), storageServer(swift, name, ports[name]))
    return startProgram(swift, name, ports[name], [command(name), join(swift, `${name}.conf`)])
  })
  running.push(...(await Promise.all(starting)))
  await writeFile(join(swift, 'proxy.conf'), proxyServer(swift, proxy, cache))
  running.push(await startProgram(swift, 'proxy', proxy, [command('proxy'), join(swift, 'proxy.conf')]))
  const place = { endpoint: `http://127.0.0.1:${proxy}`, bucket: 'academy', region: 'us-east-1', keyId, secretKey }
  await makeBucket(place)
  const stop = async () => {
    for (const program of running.toReversed()) await program.stop()
  }
  return { place, stop }
}

const command = (name: string) => programOf(`swift-${name}-server`, `swift-${name}`)

/** Which disk holds what: here, the one there is. */
async function makeRing(swift: string, name: string, port: number) {
  const builder = [programOf('swift-ring-builder', 'swift'), `${name}.builder`]
  await run(swift, [...builder, 'create', '4', '1', '1'])
  await run(swift, [...builder, 'add', `r1z1-127.0.0.1:${port}/d1`, '1'])
  await run(swift, [...builder, 'rebalance'])
}

const common = (swift: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${swift}
user = ${process.getuid?.() === 0 ? 'root' : (process.env['USER'] ?? 'nobody')}
workers = 0
log_level = WARNING
`

const storageServer = (swift: string, name: string, port: number) => `${common(swift, port)}
devices = ${swift}/disks
mount_check = false
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`

const proxyServer = (swift: string, port: number, cache: number) => `${common(swift, port)}
[pipeline:main]
pipeline = catch_errors proxy-logging cache listing_formats bulk s3api tempauth slo dlo proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:proxy-logging]
use = egg:swift#proxy_logging
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
s3_acl = false
[filter:tempauth]
use = egg:swift#tempauth
user_test_academy = ${secretKey} .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`

async function makeBucket({ endpoint, bucket, region, keyId, secretKey }: ObjectStore) {
  const { S3Client, CreateBucketCommand } = await import('@aws-sdk/client-s3')
  const credentials = { accessKeyId: keyId, secretAccessKey: secretKey }
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
}
