import { HttpError, type Page, pageAddress } from './paging.ts'

export async function fetchPage(after: string | null, signal?: AbortSignal): Promise<Page> {
  const response = await fetch(new URL(pageAddress(after), window.location.href), { signal })
  if (!response.ok) throw new HttpError(response.status)
  return response.json()
}
