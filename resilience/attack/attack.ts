import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Product, startProduct } from '../../bench/product.ts'
import { type Finding, inTemporaryFolder, type Scale, type Trial } from '../trial.ts'
import { tryPaths } from './paths.ts'
import { type Request, requests } from './requests.ts'
import { type Target, trySqlmap } from './sqlmap.ts'
import { startVulnerableServer } from './vulnerable-server.ts'

/** The time limit of sqlmap for one batch of requests. */
const seconds = { batch: 170, control: 60 }

// The demo data gives every endpoint something to find.
const demo = { NODE_ENV: 'development', DEMO: 'true', LOG_LEVEL: 'warn' }
const admin = { email: 'admin@kaushal.example', password: 'kaushal-demo-2025' }

type Attack = (target: Target) => Promise<Finding[]>

export const attacks: Trial[] = [
  {
    name: 'attack by paths',
    run: () => onProduct(async ({ url }) => [await tryPaths(url)]),
    control: () => onVulnerableServer(async ({ url }) => [await tryPaths(url)]),
  },
  {
    name: 'attack by sqlmap',
    needs: 'sqlmap',
    run: (scale) => onProduct(async (target) => [await attackEndpoints(target, scale)]),
    control: () => onVulnerableServer(async (target) => [await trySqlmap(target, [injectable])]),
  },
]

const injectable: Request = { name: 'people', method: 'GET', path: '/people?name=asha', body: null }

const onProduct = (attack: Attack) =>
  inTemporaryFolder(async (place) => {
    const product = await startProduct({ ...place, env: demo })
    const { url, dataDir } = product
    const target = { url, token: await signIn(url), folder: dataDir, seconds: seconds.batch }
    const findings = [...(await attack(target)), await unexpectedErrors(product)]
    await product.stop()
    return findings
  })

const onVulnerableServer = (attack: Attack) =>
  inTemporaryFolder(async ({ dataDir }) => {
    const { url, stop } = await startVulnerableServer()
    const findings = await attack({ url, token: null, folder: dataDir, seconds: seconds.control })
    await stop()
    return findings
  }, true)

async function attackEndpoints(target: Target, scale: Scale): Promise<Finding> {
  const all = requests().flatMap(injectionPoints)
  const finding = await trySqlmap(target, scale === 'short' ? all.slice(0, 5) : all)
  // After a sign-out half-way every request would have been refused, and nothing tested.
  const { status } = await fetch(`${target.url}/v1/user/me`, { headers: { authorization: `Bearer ${target.token}` } })
  return status === 200 ? finding : { ...finding, holds: false, seen: `${finding.seen}; was signed out during the run` }
}

/** sqlmap tests the part marked with `*`, or every field when nothing is marked. A request without input is skipped. */
function injectionPoints(request: Request): Request[] {
  const parts = request.path.split(/(?<=\/)(1|asha|987654)(?=\/|\?|$)/)
  if (parts.length === 1) return request.body === null && !request.path.includes('?') ? [] : [request]
  const inPath = { ...request, path: `${parts[0]}${parts[1]}*${parts.slice(2).join('')}` }
  return request.path.includes('?') || (request.body ?? '{}') !== '{}' ? [inPath, request] : [inPath]
}

async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/v1/user/login`, { method: 'POST', headers, body: JSON.stringify(admin) })
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}

async function unexpectedErrors(product: Product): Promise<Finding> {
  const log = await readFile(join(product.dataDir, 'server.log'), 'utf8')
  const bugs = log.match(/"msg":"unexpected"/g)?.length ?? 0
  const isReady = await product.isReady()
  return {
    tried: 'server errors during the attack',
    times: 'all requests',
    lost: 0,
    seen: `${bugs} unexpected errors in the log (0); ${isReady ? 'still serves' : 'no longer serves'}`,
    holds: bugs === 0 && isReady,
  }
}
