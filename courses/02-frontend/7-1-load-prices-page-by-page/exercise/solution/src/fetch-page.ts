export type Price = { id: number; mandi: string; crop: string; usual: number }
export type Page = { items: Price[]; next: string | null }

export class HttpError extends Error {
  status: number
  constructor(status: number) {
    super(`The server answered ${status}`)
    this.name = 'HttpError'
    this.status = status
  }
}

export async function fetchPage(after: string | null, signal?: AbortSignal): Promise<Page> {
  const url = new URL('/api/prices', window.location.href)
  url.searchParams.set('limit', '20')
  if (after !== null) url.searchParams.set('after', after)
  const response = await fetch(url, { signal })
  if (!response.ok) throw new HttpError(response.status)
  return response.json()
}

/** Tries again twice, but not when the server refused: that answer won't change. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof HttpError && error.status < 500) return false
  return failures < 2
}
