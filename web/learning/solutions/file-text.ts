import { queryOptions } from '@tanstack/react-query'
import type { SolutionFile } from '#contract/learning/solutions.ts'
import { notFromApi } from '#web/kit/api/query.ts'

const maxTextBytes = 1024 * 1024

/** Whether a file is shown as text; others are shown by type, or downloaded. */
export const isReadable = ({ kind, bytes }: Pick<SolutionFile, 'kind' | 'bytes'>) =>
  kind === 'text/plain' && bytes <= maxTextBytes

/** Cached by hash: the same content in two attempts is fetched once, even with a new link. */
export const fileText = ({ sha256, url }: Pick<SolutionFile, 'sha256' | 'url'>) =>
  queryOptions({
    queryKey: ['learning', 'file-text', sha256],
    ...notFromApi,
    queryFn: async () => {
      const response = await fetch(url)
      if (!response.ok) throw new Error('This file could not be opened. Please try again in a minute.')
      return (await response.text()).replaceAll('\r\n', '\n')
    },
    staleTime: Infinity,
    // Without a connection it fails at once.
    networkMode: 'always',
  })
