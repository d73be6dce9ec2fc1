import { connect, Server } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export type AppRequest = { method: string; path: string; headers: Record<string, string>; body: unknown }
export type AppResponse = { status: number; headers: Record<string, string>; body: unknown }
export type App = { request: (request: AppRequest) => Promise<AppResponse>; close: () => Promise<void> }

type Injected = { statusCode: number; headers: Record<string, unknown>; body: string }
type Injectable = {
  inject?: (request: object) => Promise<Injected>
  close?: () => unknown
}

const listening = new Set<Server>()
/** That of a page stands in its place meanwhile. */
const { fetch: request } = globalThis
const { listen } = Server.prototype as { listen: (...args: unknown[]) => Server }

/** Servers of a project end when it is opened again, or the next one couldn't listen. */
Server.prototype.listen = function (this: Server, ...args: unknown[]) {
  listening.add(this)
  return Reflect.apply(listen, this, args)
}

export function closeServers(): void {
  for (const server of listening) {
    ;(server as Server & { closeAllConnections?: () => void }).closeAllConnections?.()
    server.close(() => {})
  }
  listening.clear()
}

/** An app that `createApp` returns is called without a network. */
export function injectedApp(app: unknown, path: string): App {
  const { inject, close } = (app ?? {}) as Injectable
  if (typeof inject !== 'function') throw new TypeError(`createApp in ${path} must return a Fastify app.`)
  return {
    request: async ({ method, path, headers, body }) => {
      const payload = body === undefined ? {} : { payload: body }
      const {
        statusCode,
        headers: sent,
        body: text,
      } = await Reflect.apply(inject, app, [{ method, url: path, headers, ...payload }])
      const plain = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]))
      return { status: statusCode, headers: plain, body: readBody(text, plain['content-type'] ?? '') }
    },
    close: async () => {
      if (typeof close === 'function') await Reflect.apply(close, app, [])
    },
  }
}

/** How long a server may take until it listens. */
const startMs = 5_000
let lastPort = 4000

/** Tells a server the port to listen on, and starts it. */
export async function startedServer(start: () => Promise<unknown>, path: string): Promise<App> {
  lastPort += 1
  const port = lastPort
  process.env['PORT'] = String(port)
  await start()
  const end = performance.now() + startMs
  while (!(await answers(port))) {
    if (performance.now() > end)
      throw new Error(`Nothing listens on port ${port}. ${path} must listen on process.env.PORT.`)
    await delay(25)
  }
  return {
    request: async ({ method, path: address, headers, body }) => {
      const isJson = body !== undefined && typeof body !== 'string'
      const response = await request(`http://127.0.0.1:${port}${address}`, {
        method,
        redirect: 'manual',
        headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      })
      const sent = Object.fromEntries(response.headers)
      return {
        status: response.status,
        headers: sent,
        body: readBody(await response.text(), sent['content-type'] ?? ''),
      }
    },
    close: async () => {},
  }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })

function readBody(text: string, type: string): unknown {
  if (text === '') return null
  if (!/\bjson\b/.test(type)) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
