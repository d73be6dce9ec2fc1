import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { test as base } from './support.ts'

/** What `npm run build` has made for the server. */
const site = pathToFileURL(join(import.meta.dirname, '../dist/server/site.js')).href

type Deployments = {
  url: string
  /** From now on the server has this build. */
  deploy: (build: string) => void
  /** Files that the server doesn't have. */
  lose: (files: RegExp | null) => void
  /** As with SERVICE_WORKER=off. */
  switchOff: () => void
}

/** The academy behind a proxy that gives its build other names, as if it were deployed again and again. */
async function startDeployments(origin: string): Promise<Deployments & { stop: () => void }> {
  const workers = (await import(site)) as { serviceWorker: { off: string } }
  let [build, isOff]: [string, boolean] = ['first', false]
  let lost: RegExp | null = null

  const renamed = (body: string) =>
    isOff
      ? body.replace(/ data-build="\w+"/, '')
      : body.replace(/(?<=data-build=")\w+/, build).replace(/(?<=^const build={"id":")\w+/, build)

  async function answer(from: IncomingMessage, to: ServerResponse) {
    if (isOff && from.url === '/service-worker.js')
      return to.setHeader('content-type', 'text/javascript').end(workers.serviceWorker.off)
    if (lost?.test(from.url!)) return to.writeHead(404).end()
    const isOurs = /^\/(dashboard|service-worker\.js)/.test(from.url!)
    const { 'accept-encoding': _encoding, 'if-none-match': _etag, ...others } = from.headers
    const headers = isOurs ? others : from.headers
    const forwarded = request(origin + from.url!, { method: from.method!, headers })
    from.pipe(forwarded).on('error', () => to.destroy())
    to.on('close', () => forwarded.destroy())
    const [response] = (await once(forwarded, 'response')) as [IncomingMessage]
    const { 'content-length': _length, etag: _old, ...kept } = response.headers
    if (!isOurs) return response.pipe(to.writeHead(response.statusCode!, response.headers))
    return to.writeHead(response.statusCode!, { ...kept, 'x-build': build }).end(renamed(await text(response)))
  }

  const server = createServer((from, to) => void answer(from, to).catch(() => to.destroy())).listen(0)
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (name) => void (build = name),
    lose: (files) => void (lost = files),
    switchOff: () => void (isOff = true),
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** For journeys with a service worker and several builds. */
export const test = base.extend<{ deployments: Deployments }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is used here.
  deployments: async ({}, use, { project }) => {
    const { stop, ...deployments } = await startDeployments(project.use.baseURL!)
    await use(deployments)
    stop()
  },
  baseURL: async ({ deployments }, use) => use(deployments.url),
  serviceWorkers: 'allow',
})
