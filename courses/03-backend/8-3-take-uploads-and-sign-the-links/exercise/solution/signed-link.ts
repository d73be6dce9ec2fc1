const encode = (text: string) => new TextEncoder().encode(text)
const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
const signedText = (id: string, expires: number) => encode(`GET\n${id}\n${expires}`)

export async function signLink(secret: string, id: string, nowSeconds: number, validSeconds = 300): Promise<string> {
  const expires = nowSeconds + validSeconds
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), signedText(id, expires)))
  const signature = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `/files/${encodeURIComponent(id)}?expires=${expires}&signature=${signature}`
}

/** Returns the id of the file if the link is genuine and still valid. */
export async function checkLink(secret: string, link: string, nowSeconds: number): Promise<string | null> {
  const url = new URL(link, 'http://localhost')
  const id = /^\/files\/([\w-]{36}\.(?:png|jpg|pdf))$/.exec(url.pathname)?.[1]
  const expires = Number(url.searchParams.get('expires'))
  const hex = url.searchParams.get('signature') ?? ''
  if (!id || !Number.isSafeInteger(expires) || expires < nowSeconds || !/^[0-9a-f]{64}$/.test(hex)) return null
  const given = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  // verify takes the same time for every wrong signature.
  return (await crypto.subtle.verify('HMAC', await keyOf(secret), given, signedText(id, expires))) ? id : null
}
