import type { CDPSession, Page, Request } from '@playwright/test'

/** What came over the network; what the cache answered isn't counted. */
export type Traffic = { requests: number; bytes: number; scriptBytes: number; calls: number }

type Sent = { url: string; isScript: boolean; isCached: boolean }

// Stays open as long as the page.
const isStream = (request: Request) => new URL(request.url()).pathname.endsWith('/live')

/** Counts the traffic of a tab from now on, without that of its workers. */
export function watchTraffic(session: CDPSession) {
  const sent = new Map<string, Sent>()
  const traffic: Traffic = { requests: 0, bytes: 0, scriptBytes: 0, calls: 0 }

  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return
    sent.set(requestId, { url: request.url, isScript: type === 'Script', isCached: false })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const one = sent.get(requestId)
    if (one) one.isCached = true
  })
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const one = sent.get(requestId)
    if (!one) return
    one.isCached ||= Boolean(response.fromDiskCache || response.fromPrefetchCache)
    one.isScript ||= type === 'Script' || /javascript/.test(response.mimeType)
    if (one.isCached) return
    traffic.requests++
    if (one.url.includes('/v1/')) traffic.calls++
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId)
    if (!one || one.isCached) return
    traffic.bytes += encodedDataLength
    if (one.isScript) traffic.scriptBytes += encodedDataLength
  })
  return traffic
}

/** For how long nothing has been loading, with the scripts of workers. */
export function watchRest(tab: Page): () => number {
  const pending = new Set<Request>()
  let changedAt = performance.now()
  const begin = (request: Request) => {
    if (!isStream(request)) pending.add(request)
  }
  const end = (request: Request) => {
    if (pending.delete(request)) changedAt = performance.now()
  }
  tab.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return () => (pending.size > 0 ? 0 : performance.now() - changedAt)
}
