import { createHmac, timingSafeEqual } from 'node:crypto'

const signature = (secret: string, id: string, expires: number) => createHmac('sha256', secret).update(`GET\n${id}\n${expires}`).digest('base64url')

export function signLink(secret: string, id: string, nowSeconds: number, validSeconds = 300): string {
  const expires = nowSeconds + validSeconds
  return `/files/${encodeURIComponent(id)}?expires=${expires}&signature=${signature(secret, id, expires)}`
}

/** Returns the id of the file if the link is genuine and still valid. */
export function checkLink(secret: string, link: string, nowSeconds: number): string | null {
  const url = new URL(link, 'http://localhost')
  const id = /^\/files\/([\w-]{36}\.(?:png|jpg|pdf))$/.exec(url.pathname)?.[1]
  const expires = Number(url.searchParams.get('expires'))
  const given = Buffer.from(url.searchParams.get('signature') ?? '')
  if (!id || !Number.isSafeInteger(expires) || expires < nowSeconds) return null
  const expected = Buffer.from(signature(secret, id, expires))
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
