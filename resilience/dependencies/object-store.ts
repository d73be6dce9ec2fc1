import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { ObjectStore } from '#server/kit/env.ts'
import { openObjectStore } from '#server/kit/files/object-store.ts'
import { startObjectStore } from '#server/testing/object-store.ts'
import { type Place, startProduct } from '../../bench/product.ts'
import type { Kept } from '../crash/compare-hand-ins.ts'
import { handInsIn } from '../crash/hand-ins.ts'
import { registrations } from '../crash/registrations.ts'
import { judgeWork, type Running } from '../crash/work.ts'
import { type Finding, inTemporaryFolder, type Scale, type Trial } from '../trial.ts'
import type { Fault } from './faults.ts'
import { startFaultyWay, type Trouble } from './faulty-way.ts'
import { handInProbe } from './probes.ts'
import { mostWait, suffer } from './suffer.ts'

const troubles: Trouble[] = ['refuses', 'denies', 'hangs', 'cuts']
const length = { short: 5_000, whole: 15_000 }

/** The object store with the files refuses, hangs or breaks off, while people hand in and read what they handed in. */
export const objectStoreGone: Trial = {
  name: 'object store gone',
  run: (scale) => inTemporaryFolder((place) => tryTroubles(place, scale, troubles)),
  // A store that says yes and keeps nothing.
  control: () => inTemporaryFolder((place) => tryTroubles(place, 'short', ['forgets']), true),
}

async function tryTroubles(place: Place, scale: Scale, troubles: Trouble[]): Promise<Finding[]> {
  const store = await startObjectStore()
  const { way, endpoint, close } = await startFaultyWay(store.place.endpoint)
  const product = await startProduct({ ...place, env: variables({ ...store.place, endpoint }) })
  const works: Running[] = []
  for (const work of [registrations, handInsIn(keptIn(store.place))]) works.push(await work(product))
  const probe = await handInProbe(product)
  const findings: Finding[] = []
  for (const trouble of troubles) {
    await delay(2_000)
    const fault: Fault = async () => {
      way.trouble = trouble
      return async () => void (way.trouble = 'none')
    }
    findings.push(await suffer(`the object store ${trouble}`, fault, probe, length[scale]))
  }
  await delay(2_000)
  for (const work of works) await work.stop()
  for (const work of works) findings.push(await judgeWork(work, product, mostWait))
  await product.stop()
  close()
  store.close()
  return findings
}

/** What is really there, not by the way that things happen on. */
function keptIn(place: ObjectStore): Kept {
  const store = openObjectStore(place)
  return { read: async (_product, id) => buffer(await store.open(id)), remove: (_product, id) => store.remove(id) }
}

const variables = ({ endpoint, bucket, region, keyId, secretKey }: ObjectStore) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: keyId,
  S3_SECRET_ACCESS_KEY: secretKey,
})
