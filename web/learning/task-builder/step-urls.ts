import type { Problems } from '#web/kit/forms/form.ts'
import { newUuid } from '#web/kit/uuid.ts'

export type UrlRow = { key: string; url: string }

export const newUrl = (url = ''): UrlRow => ({ key: newUuid(), url })

/** A step's links as rows to edit; the answer joins them by commas. At least one row, to write in. */
export function toUrlRows(joined: string): UrlRow[] {
  const urls = joined.split(',').filter((url) => url.trim() !== '')
  return (urls.length > 0 ? urls : ['']).map(newUrl)
}

/** What is sent: blanks are dropped. */
export const filledUrls = (rows: UrlRow[]): string[] => rows.map(({ url }) => url.trim()).filter((url) => url !== '')

/** What is wrong, row by row: a refusal counts the links that were sent, the form also has blank rows between them. */
export function problemsByRow(rows: UrlRow[], problems: Problems): Map<string, string> {
  const sent = rows.filter(({ url }) => url.trim() !== '')
  return new Map(
    sent.flatMap(({ key }, index) => (problems[`urls.${index}`] ? [[key, problems[`urls.${index}`]!]] : [])),
  )
}
