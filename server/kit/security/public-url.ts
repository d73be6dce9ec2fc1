import { isLocalHost, isPublicHost } from './public-address.ts'

/** A developer's own computer. */
export const isLocal = ({ hostname }: URL) => isLocalHost(hostname)

/** Why nothing is sent to this address; null: it is. Names are checked again when they are resolved. */
export function whyRefused(url: URL | null, allowsLocal: boolean): string | null {
  if (!url) return 'Enter an address such as https://example.in/webhooks'
  if (allowsLocal && isLocal(url) && /^https?:$/.test(url.protocol)) return null
  if (url.protocol !== 'https:') return 'Enter an address that starts with https://'
  if (url.username || url.password) return 'Enter an address without a user name and password'
  return isPublicHost(url.hostname) ? null : 'Enter an address that is reachable from the internet'
}

export const parseUrl = (typed: string): URL | null => (URL.canParse(typed) ? new URL(typed) : null)
