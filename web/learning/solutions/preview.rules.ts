const pathOf = (url: string) => url.split('?')[0]

/** Looks through what was fetched for a newer link to the same file: links to one file differ in their query alone. */
export function linkLike(url: string, fetched: unknown): string | null {
  if (typeof fetched !== 'object' || fetched === null) return null
  for (const [key, value] of Object.entries(fetched)) {
    const isLink = key === 'url' && typeof value === 'string' && pathOf(value) === pathOf(url)
    const found = isLink ? value : linkLike(url, value)
    if (found) return found
  }
  return null
}
