import { hash as frame } from './realm/frame.ts?bundled'
import { hash as preview } from './realm/preview.ts?bundled'

const addresses = [`/practice/frame/${frame}`, `/practice/preview/${preview}`]

/**
 * Whether the documents in which code runs come from the browser's own cache: a service worker can't serve them, because
 * their origin is opaque. Asking loads them.
 */
export async function areFramesOnDevice(): Promise<boolean> {
  for (const address of addresses) {
    // The first time it may come from the server, which puts it into the cache.
    await open(address)
    if (!(await open(address))) return false
  }
  return true
}

const maxMs = 10_000

/** Loads the document, and tells whether nothing was transferred. */
function open(address: string): Promise<boolean> {
  const { href } = new URL(address, location.href)
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', 'allow-scripts')
  element.hidden = true
  element.title = 'Checks what is on this device'
  element.src = href
  return new Promise((resolve) => {
    const finish = (isStored: boolean) => {
      observer.disconnect()
      clearTimeout(timer)
      element.remove()
      resolve(isStored)
    }
    const timer = setTimeout(() => finish(false), maxMs)
    // Unlike the list of all entries, it has no limit.
    const observer = new PerformanceObserver((list) => {
      const [timing] = list.getEntriesByName(href) as PerformanceResourceTiming[]
      if (timing) finish(timing.transferSize === 0 && timing.decodedBodySize > 0)
    })
    observer.observe({ type: 'resource' })
    document.body.append(element)
  })
}
