const protocols = new Set(['http:', 'https:', 'mailto:'])

/** The address of a link that may be opened; null for javascript:, data:, relative and broken ones. */
export function safeHref(url: string): string | null {
  const parsed = URL.parse(url)
  return parsed && protocols.has(parsed.protocol) ? parsed.href : null
}
