import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Product, startProduct } from '../../bench/product.ts'
import { type Finding, inPlace, type Scale, type Trial } from '../trial.ts'
import { tryPaths } from './paths.ts'
import { startPlanted } from './planted.ts'
import { type Request, requests } from './requests.ts'
import { type Target, trySqlmap, tryWapiti } from './tools.ts'

/** How long sqlmap and wapiti may take over the academy, and either over the planted holes. */
const seconds = { sqlmap: 480, wapiti: 90, planted: 60 }

// With the demo's courses and people in it, so that there is something behind every call.
const demo = { NODE_ENV: 'development', DEMO: 'true', LOG_LEVEL: 'warn' }
const admin = { email: 'admin@kaushal.example', password: 'kaushal-demo-2025' }

/** Tools that others attack with, over every call and every page; paths that lead out; and nothing breaks of it. */
export const attack: Trial = {
  name: 'attack',
  run: (scale) =>
    inPlace(async (place) => {
      const product = await startProduct({ ...place, env: demo })
      const findings = await attackAcademy(product, scale)
      findings.push(await broken(product))
      await product.stop()
      return findings
    }),
  control: (scale) =>
    inPlace(async ({ dataDir }) => {
      const { url, stop } = await startPlanted()
      const target = { url, token: null, folder: dataDir, seconds: seconds.planted }
      const holes: Request[] = [{ name: 'people', method: 'GET', path: '/people?name=asha', body: null }]
      const findings = [await tryPaths(url)]
      if (scale === 'whole') findings.push(await trySqlmap(target, holes), await tryWapiti('pages', target, []))
      await stop()
      return findings
    }, true),
}

async function attackAcademy({ url, dataDir }: Product, scale: Scale): Promise<Finding[]> {
  const paths = await tryPaths(url)
  if (scale === 'short') return [paths]
  // Those with few fields first: of what time is left over for, most are tried.
  const all = requests().toSorted((a, b) => (a.body ?? '').length - (b.body ?? '').length)
  const as: Target = { url, token: await signIn(url), folder: dataDir, seconds: seconds.wapiti }
  const reads = all.filter(({ method }) => method === 'GET').map(({ path }) => path)
  return [
    paths,
    await stillSignedIn(as, await trySqlmap({ ...as, seconds: seconds.sqlmap }, marked(all))),
    await tryWapiti('public pages and forms', { ...as, token: null }, []),
    await stillSignedIn(as, await tryWapiti('calls that read', as, reads)),
  ]
}

/** Whoever was signed out half-way was refused everything from then on, and has tried nothing. */
async function stillSignedIn({ url, token }: Target, finding: Finding): Promise<Finding> {
  const { status } = await fetch(`${url}/v1/user/me`, { headers: { authorization: `Bearer ${token}` } })
  return status === 200 ? finding : { ...finding, holds: false, seen: `${finding.seen}; was signed out meanwhile` }
}

/** sqlmap tries what it is told of in an address or, where nothing is marked there, every field. */
const marked = (all: Request[]): Request[] =>
  all.flatMap((request) => {
    const parts = request.path.split(/(?<=\/)(1|asha)(?=\/|\?|$)/)
    if (parts.length === 1) return [request]
    const inPath = { ...request, path: `${parts[0]}${parts[1]}*${parts.slice(2).join('')}` }
    return request.path.includes('?') || (request.body ?? '{}') !== '{}' ? [inPath, request] : [inPath]
  })

async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/v1/user/login`, { method: 'POST', headers, body: JSON.stringify(admin) })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}

/** Whatever was asked, no answer was a bug of ours, and the academy still serves. */
async function broken(product: Product): Promise<Finding> {
  const log = await readFile(join(product.dataDir, 'server.log'), 'utf8')
  const bugs = log.match(/"msg":"unexpected"/g)?.length ?? 0
  const isReady = await product.isReady()
  return {
    tried: 'answers that were bugs',
    times: 'all of it',
    lost: 0,
    seen: `${bugs} unexpected errors in the log (0); ${isReady ? 'serves' : 'no longer serves'}`,
    holds: bugs === 0 && isReady,
  }
}
