import { queryOptions } from '@tanstack/react-query'
import type { SolutionFile } from '#contract/learning/solutions.ts'
import { notFromApi } from '#web/kit/api/query.ts'

const maxQuotedBytes = 512 * 1024

export const canBeQuoted = (file: SolutionFile) => file.kind === 'text/plain' && file.bytes <= maxQuotedBytes

/** A submitted file never changes, so its lines are fetched once, even when its link has been renewed. */
export const linesOf = ({ fileId, url }: Pick<SolutionFile, 'fileId' | 'url'>) =>
  queryOptions({
    queryKey: ['learning', 'lines', fileId],
    ...notFromApi,
    queryFn: async () => {
      const response = await fetch(url)
      if (!response.ok) throw new Error('This file could not be opened')
      return (await response.text()).split(/\r\n|\n|\r/)
    },
    staleTime: Infinity,
    retry: false,
  })

/** The texts of several submitted files, in their order. */
export const textsOf = (files: readonly SolutionFile[]) =>
  queryOptions({
    queryKey: ['learning', 'texts', ...files.map(({ fileId }) => fileId)],
    ...notFromApi,
    queryFn: async ({ client }) => {
      const lines = await Promise.all(files.map((file) => client.fetchQuery(linesOf(file))))
      return lines.map((one) => one.join('\n'))
    },
    enabled: files.length > 0,
    staleTime: Infinity,
    retry: false,
  })
