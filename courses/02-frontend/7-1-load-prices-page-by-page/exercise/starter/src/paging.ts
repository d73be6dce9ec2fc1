export type Price = { id: number; mandi: string; crop: string; usual: number }
export type Page = { items: Price[]; next: string | null }

/** An error with the name "HttpError" that carries the status of an answer. */
export class HttpError extends Error {
  status = 0
}

/** '/api/prices?limit=20', and with a cursor '&after=…'. null means the first page. */
export function pageAddress(after: string | null, limit = 20): string {
  return '/api/prices'
}

/** All prices of the pages in their order, each id once. */
export function allPrices(pages: readonly Page[]): Price[] {
  return []
}

/** failures counts from 0: true means "try again". */
export function shouldRetry(failures: number, error: Error): boolean {
  return true
}

/** A sentence for the reader: no connection, refused, or a broken server. */
export function messageFor(error: Error): string {
  return error.message
}
