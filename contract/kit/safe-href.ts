// Node and browsers have it, but the contract is compiled for neither.
declare const URL: { parse: (url: string) => { protocol: string; href: string } | null }

const protocols = new Set(['http:', 'https:', 'mailto:'])

/** The address of a link that may be opened; null for javascript:, data:, relative and broken ones. */
export function safeHref(url: string): string | null {
  const parsed = URL.parse(url)
  return parsed && protocols.has(parsed.protocol) ? parsed.href : null
}
