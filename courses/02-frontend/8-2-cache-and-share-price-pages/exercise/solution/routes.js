/** 'Indore (Chhawni)' becomes 'indore-chhawni'. */
export function slugOf(name) {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** Text that is safe between tags and in an attribute with double quotes. */
export function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** JSON that is safe inside of a script element: "<" can't start a tag. */
export function safeJson(value) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

export function route(address, mandis) {
  // Joined, because new URL('//', base) would throw and stop the server.
  const url = new URL(`http://localhost${address}`)
  if (url.pathname === '/') return { status: 200, page: 'list', q: url.searchParams.get('q') ?? '' }
  const [, slug] = /^\/mandi\/([^/]+)$/.exec(url.pathname) ?? []
  const mandi = mandis.find(({ name }) => slugOf(name) === slug)
  return mandi ? { status: 200, page: 'mandi', mandi } : { status: 404, page: 'missing' }
}

export function matching(mandis, q) {
  const wanted = q.trim().toLowerCase()
  return mandis.filter(({ name, state }) => `${name} ${state}`.toLowerCase().includes(wanted))
}
