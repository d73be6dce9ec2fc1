import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { ObjectStore } from '#server/kit/env.ts'
import { openObjectStore } from '#server/kit/files/object-store.ts'
import { startObjectStore } from '#server/testing/object-store.ts'
import { type Place, startProduct } from '../../bench/product.ts'
import type { FileStorage } from '../crash/compare-submissions.ts'
import { registrations } from '../crash/registrations.ts'
import { submissionsTo } from '../crash/submissions.ts'
import { checkWorkload, type Workload } from '../crash/workload.ts'
import { type Finding, inTemporaryFolder, type Scale, type Trial } from '../trial.ts'
import { type ProxyFault, startFaultyProxy } from './faulty-proxy.ts'
import { type Fault, maxWaitMs, runOutage } from './outage.ts'
import { submissionProbe } from './probes.ts'

const faults: ProxyFault[] = ['answers 503', 'answers 403', 'hangs', 'cuts connections']
const lengthMs = { short: 5_000, full: 15_000 }

/** The object store with the files fails in four ways while learners submit files. */
export const objectStoreOutage: Trial = {
  name: 'object store outage',
  run: (scale) => inTemporaryFolder((place) => runFaults(place, scale, faults)),
  control: () => inTemporaryFolder((place) => runFaults(place, 'short', ['discards']), true),
}

async function runFaults(place: Place, scale: Scale, faults: ProxyFault[]): Promise<Finding[]> {
  const store = await startObjectStore()
  const proxy = await startFaultyProxy(store.place.endpoint)
  const product = await startProduct({ ...place, env: variables({ ...store.place, endpoint: proxy.endpoint }) })
  const workloads: Workload[] = []
  for (const start of [registrations, submissionsTo(storageOf(store.place))]) workloads.push(await start(product))
  const probe = await submissionProbe(product)
  const findings: Finding[] = []
  for (const name of faults) {
    await delay(2_000)
    const fault: Fault = async () => {
      proxy.state.fault = name
      return async () => void (proxy.state.fault = 'none')
    }
    findings.push(await runOutage(`object store ${name}`, fault, probe, lengthMs[scale]))
  }
  await delay(2_000)
  for (const workload of workloads) await workload.stop()
  for (const workload of workloads) findings.push(await checkWorkload(workload, product, maxWaitMs))
  await product.stop()
  proxy.close()
  store.close()
  return findings
}

/** Reads the store directly, not through the faulty proxy. */
function storageOf(place: ObjectStore): FileStorage {
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
