const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const isParameter = (segment: string) => segment.startsWith(':')

export type CanonicalPath = (path: string) => string | null

/**
 * Finds the page that somebody typed with capitals or a trailing slash; null if there is none, or if this is its address.
 * Parameters stay as they are: codes and tokens are case-sensitive.
 */
export function createCanonicalPath(routes: string[]): CanonicalPath {
  const parametersIn = (segments: string[]) => segments.filter(isParameter).length
  // A fixed word comes before a parameter in its place.
  const patterns = routes.map(segmentsOf).toSorted((one, other) => parametersIn(one) - parametersIn(other))
  return (path) => {
    const given = segmentsOf(path)
    const matches = (pattern: string[]) =>
      pattern.length === given.length &&
      pattern.every((part, at) => isParameter(part) || part.toLowerCase() === given[at]!.toLowerCase())
    const found = patterns.find(matches)
    const address = found && `/${found.map((part, at) => (isParameter(part) ? given[at]! : part)).join('/')}`
    return address && address !== path ? address : null
  }
}
