import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { notFromApi } from '#web/kit/api/query.ts'
import type { ComparedFile, ShownFile } from '../../solutions/compared-files.ts'
import { fileText, isReadable } from '../../solutions/file-text.ts'
import { keptLines } from './basis.rules.ts'

// Of one file; a tree has dozens, and they are compared while somebody reads.
const timeoutMs = 100

export type LineCount = { added: number; removed: number }

const textIn = async (queries: QueryClient, file: ShownFile | null) => (file ? queries.fetchQuery(fileText(file)) : '')

const changesBetween = async (queries: QueryClient, before: ShownFile | null, now: ShownFile | null) => {
  // Not with the page, which compares only some attempts.
  const { compareLines, linesOf } = await import('#web/kit/code/diff-rows.ts')
  const [earlier, later] = await Promise.all([textIn(queries, before), textIn(queries, now)])
  return compareLines(linesOf(earlier), linesOf(later), timeoutMs)
}

export const canCount = ({ change, now, before }: ComparedFile) =>
  change !== 'same' && [now, before].every((file) => !file || isReadable(file))

/** How many lines of a file were added and removed. */
export const changedLines = ({ now, before }: ComparedFile) =>
  queryOptions({
    queryKey: ['learning', 'changed-lines', before?.sha256 ?? null, now?.sha256 ?? null],
    ...notFromApi,
    queryFn: async ({ client }): Promise<LineCount> => {
      const changes = await changesBetween(client, before, now)
      const sum = (side: 'added' | 'removed') =>
        changes.filter((change) => change[side]).reduce((total, { count }) => total + count, 0)
      return { added: sum('added'), removed: sum('removed') }
    },
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  })

/** Where the lines of a text are in a file of the attempt. */
export const linesKeptIn = (text: ShownFile | null, file: ShownFile | null) =>
  queryOptions({
    queryKey: ['learning', 'kept-lines', text?.sha256 ?? null, file?.sha256 ?? null],
    ...notFromApi,
    queryFn: async ({ client }) => keptLines(await changesBetween(client, text, file)),
    staleTime: Infinity,
    networkMode: 'always',
  })
