import { join } from 'node:path'
import { freePort, type Place, type Product, startProduct } from '../../bench/product.ts'
import { say } from '../../bench/table.ts'
import { startEmbeddedPostgres } from '../../server/kit/embedded-postgres/start.ts'
import type { ObjectStore } from '../../server/kit/env.ts'
import { startProxy } from './proxy.ts'
import { startSwift } from './swift.ts'

export type Site = {
  url: string
  databaseUrl: string
  /** What the instances have in common, the note of where the database is among it. */
  dataDir: string
  /** What each of them is told; another one that joins has to be told the same. */
  env: NodeJS.ProcessEnv
  products: Product[]
  places: Place[]
  stop: () => Promise<void>
}

export type Wanted = {
  instances: number
  /** `apart` is wrong on purpose: what was handed in at one is missing at the others. */
  files: 'swift' | 'shared folder' | 'apart'
  env?: NodeJS.ProcessEnv
}

/** Some instances behind nginx, on one PostgreSQL, with one store of files. */
export async function startSite(folder: string, { instances, files, env: more = {} }: Wanted): Promise<Site> {
  const dataDir = join(folder, 'academy')
  const postgres = await startEmbeddedPostgres({ dataDir })
  const { host, port, user, database } = postgres.connection
  const databaseUrl = `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`
  const store = files === 'swift' ? await startSwift(folder) : null
  say(`${instances} instances, files in ${store ? 'OpenStack Swift' : `folders: ${files}`}`)
  const proxyPort = await freePort()
  const env = {
    DATABASE_URL: databaseUrl,
    ...(files !== 'apart' && { DATA_DIR: dataDir }),
    PUBLIC_URL: `https://127.0.0.1:${proxyPort}`,
    TRUST_PROXY: '1',
    ...(store && s3Variables(store.place)),
    ...more,
  }
  const places: Place[] = []
  for (let at = 0; at < instances; at += 1) {
    places.push({ dataDir: join(folder, `instance-${at + 1}`), port: await freePort(), env })
  }
  // The first one migrates; the others would only wait for it.
  const products = [await startProduct(places[0]!)]
  products.push(...(await Promise.all(places.slice(1).map((place) => startProduct(place)))))
  const ports = places.map((place) => place.port)
  const proxy = await startProxy(folder, proxyPort, ports)
  const stop = async () => {
    await proxy.stop()
    for (const product of products) await product.stop()
    await store?.stop()
    await postgres.stop()
  }
  return { url: proxy.url, databaseUrl, dataDir, env, products, places, stop }
}

const s3Variables = ({ endpoint, bucket, region, keyId, secretKey }: ObjectStore) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: keyId,
  S3_SECRET_ACCESS_KEY: secretKey,
})
