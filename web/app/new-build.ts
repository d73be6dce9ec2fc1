let isOutdated = false

/** Whether the server has another build than the one that runs here. */
export const isNewBuildAvailable = () => isOutdated

/**
 * A document from the browser's cache is used without asking. This asks afterwards, which updates the cache for the next
 * visit, and finds out whether the document is of an earlier build.
 */
export function checkDocument() {
  window.addEventListener('load', () => setTimeout(() => void check().catch(() => null), 3_000))
}

async function check() {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.transferSize !== 0) return
  const { pathname, search } = window.location
  const response = await fetch(pathname + search, { cache: 'no-cache', headers: { accept: 'text/html' } })
  const entry = document.querySelector('script[type=module]')?.getAttribute('src')
  if (response.ok && entry) isOutdated = !(await response.text()).includes(entry)
}
