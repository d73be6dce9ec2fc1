import type { Problems } from '#web/kit/forms/form.ts'
import { newUuid } from '#web/kit/uuid.ts'

type UrlRow = { key: string; url: string }

export const newUrl = (url = ''): UrlRow => ({ key: newUuid(), url })

/** A step's links, which arrive joined by commas, as form rows; at least one. */
export function toUrlRows(joined: string): UrlRow[] {
  const urls = joined.split(',').filter((url) => url.trim() !== '')
  return (urls.length > 0 ? urls : ['']).map(newUrl)
}

export const filledUrls = (rows: UrlRow[]): string[] => rows.map(({ url }) => url.trim()).filter((url) => url !== '')

/** Problems by row: the server counts only the links sent, without the blank rows between them. */
export function problemsByRow(rows: UrlRow[], problems: Problems): Map<string, string> {
  const sent = rows.filter(({ url }) => url.trim() !== '')
  return new Map(
    sent.flatMap(({ key }, index) => (problems[`urls.${index}`] ? [[key, problems[`urls.${index}`]!]] : [])),
  )
}
