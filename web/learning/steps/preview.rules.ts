const pathOf = (url: string) => url.split('?')[0]

/** Finds a newer link to the same file in the fetched data: links to a file differ only in their query. */
export function findFreshLink(url: string, fetched: unknown): string | null {
  if (typeof fetched !== 'object' || fetched === null) return null
  for (const [key, value] of Object.entries(fetched)) {
    const isLink = key === 'url' && typeof value === 'string' && pathOf(value) === pathOf(url)
    const found = isLink ? value : findFreshLink(url, value)
    if (found) return found
  }
  return null
}
