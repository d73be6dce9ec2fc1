import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Product, startProduct } from '../../bench/product.ts'
import { type Finding, inPlace, type Scale, type Trial } from '../trial.ts'
import { tryPaths } from './paths.ts'
import { startPlanted } from './planted.ts'
import { type Request, requests } from './requests.ts'
import { type Target, trySqlmap, tryWapiti } from './tools.ts'

/** How long sqlmap may take over one slice of the calls, and wapiti over one round. */
const seconds = { slice: 170, wapiti: 90, short: 15, planted: 60 }

// With the demo's courses and people in it, so that there is something behind every call.
const demo = { NODE_ENV: 'development', DEMO: 'true', LOG_LEVEL: 'warn' }
const admin = { email: 'admin@kaushal.example', password: 'kaushal-demo-2025' }

type Attack = (target: Target) => Promise<Finding[]>

/** What others attack with, over every call and every page. Each proves itself on the planted hole it looks for. */
export const attacks: Trial[] = [
  {
    name: 'attack by paths',
    run: () => onAcademy(async ({ url }) => [await tryPaths(url)]),
    control: () => onPlanted(async ({ url }) => [await tryPaths(url)]),
  },
  {
    name: 'attack by sqlmap',
    needs: 'sqlmap',
    run: (scale) => onAcademy(async (target) => [await stillSignedIn(target, await overCalls(target, scale))]),
    control: () => onPlanted(async (target) => [await trySqlmap(target, [planted])]),
  },
  {
    name: 'attack by wapiti',
    needs: 'wapiti',
    run: (scale) => onAcademy((target) => overPages(target, scale)),
    control: () => onPlanted(async (target) => [await tryWapiti('pages', target, [])]),
  },
]

const planted: Request = { name: 'people', method: 'GET', path: '/people?name=asha', body: null }

const onAcademy = (act: Attack) =>
  inPlace(async (place) => {
    const product = await startProduct({ ...place, env: demo })
    const { url, dataDir } = product
    const target = { url, token: await signIn(url), folder: dataDir, seconds: seconds.wapiti }
    const findings = [...(await act(target)), await broken(product)]
    await product.stop()
    return findings
  })

const onPlanted = (act: Attack) =>
  inPlace(async ({ dataDir }) => {
    const { url, stop } = await startPlanted()
    const findings = await act({ url, token: null, folder: dataDir, seconds: seconds.planted })
    await stop()
    return findings
  }, true)

async function overCalls(target: Target, scale: Scale): Promise<Finding> {
  const all = requests()
  return trySqlmap({ ...target, seconds: seconds.slice }, scale === 'short' ? marked(all).slice(0, 5) : marked(all))
}

async function overPages(given: Target, scale: Scale): Promise<Finding[]> {
  const target = { ...given, seconds: scale === 'short' ? seconds.short : given.seconds }
  const reads = requests()
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path)
  const calls = async () => stillSignedIn(target, await tryWapiti('calls that read', target, reads))
  const pages = () => tryWapiti('public pages and forms', { ...target, token: null }, [])
  return scale === 'short' ? [await calls()] : [await pages(), await calls()]
}

/** Whoever was signed out half-way was refused everything from then on, and has tried nothing. */
async function stillSignedIn({ url, token }: Target, finding: Finding): Promise<Finding> {
  const { status } = await fetch(`${url}/v1/user/me`, { headers: { authorization: `Bearer ${token}` } })
  return status === 200 ? finding : { ...finding, holds: false, seen: `${finding.seen}; was signed out meanwhile` }
}

/**
 * sqlmap tries what it is told of in an address or, where nothing is marked there, every field. A call that takes
 * nothing has nothing to try.
 */
const marked = (all: Request[]): Request[] =>
  all.flatMap((request) => {
    const parts = request.path.split(/(?<=\/)(1|asha|987654)(?=\/|\?|$)/)
    if (parts.length === 1) return request.body === null && !request.path.includes('?') ? [] : [request]
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
