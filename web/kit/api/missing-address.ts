/**
 * The address that wasn't found, when the server sent somebody to the dashboard instead; null otherwise. Only plain
 * addresses are named, so that nobody can put a sentence of their own on our pages with a link.
 */
export function missingAddress(search: string): string | null {
  const params = new URLSearchParams(search)
  // The login page knows it from the page that it leads to.
  const missing = params.get('missing') ?? new URLSearchParams(params.get('next')?.split('?')[1]).get('missing')
  if (missing === null) return null
  return /^\/[\w\-./~%]{1,60}$/.test(missing) ? missing : 'this page'
}
