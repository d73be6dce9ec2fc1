import type { CDPSession } from '@playwright/test'

/** What came over the network; what the cache answered isn't counted. */
export type Traffic = { requests: number; bytes: number; scriptBytes: number; calls: number }

type Sent = { url: string; isScript: boolean; isCached: boolean }

// Stays open as long as the page.
const isStream = ({ url }: Sent) => new URL(url).pathname.endsWith('/live')

/** Counts the traffic of a tab from now on. */
export function watchTraffic(session: CDPSession) {
  const sent = new Map<string, Sent>()
  const pending = new Set<string>()
  const traffic: Traffic = { requests: 0, bytes: 0, scriptBytes: 0, calls: 0 }
  let changedAt = performance.now()

  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return
    const one = { url: request.url, isScript: type === 'Script', isCached: false }
    sent.set(requestId, one)
    if (!isStream(one)) pending.add(requestId)
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
    if (one && !one.isCached) {
      traffic.bytes += encodedDataLength
      if (one.isScript) traffic.scriptBytes += encodedDataLength
    }
    end(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))

  function end(requestId: string) {
    if (pending.delete(requestId)) changedAt = performance.now()
  }
  /** For how long nothing has been loading. */
  const quietMs = () => (pending.size > 0 ? 0 : performance.now() - changedAt)
  return { traffic, quietMs }
}
