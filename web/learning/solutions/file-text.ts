import { queryOptions } from '@tanstack/react-query'
import { notFromApi } from '#web/kit/api/query.ts'
import type { ShownFile } from './compared-files.ts'

const maxTextBytes = 1024 * 1024

/** Whether a file is shown as text; others are shown by type, or downloaded. */
export const isReadable = ({ kind, bytes }: Pick<ShownFile, 'kind' | 'bytes'>) =>
  kind === 'text/plain' && bytes <= maxTextBytes

/** Cached by hash: the same content in two attempts is fetched once, even with a new link. */
export const fileText = ({ sha256, url, text }: Pick<ShownFile, 'sha256' | 'url' | 'text'>) =>
  queryOptions({
    queryKey: ['learning', 'file-text', sha256],
    ...notFromApi,
    queryFn: async () => {
      if (text !== undefined) return withLineFeeds(text)
      const response = await fetch(url!)
      if (!response.ok) throw new Error('This file could not be opened. Please try again in a minute.')
      return withLineFeeds(await response.text())
    },
    ...(text !== undefined && { initialData: withLineFeeds(text) }),
    staleTime: Infinity,
    // Without a connection it fails at once.
    networkMode: 'always',
  })

const withLineFeeds = (text: string) => text.replaceAll('\r\n', '\n')
