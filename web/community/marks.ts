import { type InfiniteData, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/kit/paging.ts'

type Mark<Post> = {
  /** Of every query with such posts. */
  queryKey: QueryKey
  id: number
  idOf: (post: Post) => number
  send: (isMarked: boolean) => Promise<Partial<Post>>
  /** What changes in the post; nothing when it is already so. */
  edit: (post: Post, isMarked: boolean) => Partial<Post>
}

/**
 * A like or a vote: an optimistic update, undone if the server refuses. Quick clicks are sent one after the other, and the
 * server's count is shown after the last of them.
 */
export function useMark<Post extends object>({ queryKey, id, idOf, send, edit }: Mark<Post>) {
  const queries = useQueryClient()
  const mutationKey = [...queryKey, 'mark', id]
  const isLast = () => queries.isMutating({ mutationKey }) === 1
  const show = (change: (post: Post) => Partial<Post>) => {
    const edited = (post: Post) => (idOf(post) === id ? { ...post, ...change(post) } : post)
    queries.setQueriesData<unknown>({ queryKey }, (loaded: unknown) => {
      if (!loaded || typeof loaded !== 'object') return loaded
      if (Array.isArray(loaded)) return loaded.map(edited)
      if (!isPaged<Post>(loaded)) return edited(loaded as Post)
      return { ...loaded, pages: loaded.pages.map((page) => ({ ...page, items: page.items.map(edited) })) }
    })
  }
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: send,
    onMutate: async (isMarked) => {
      show((post) => edit(post, isMarked))
      // What is loading again was read before this click. What loads for the first time goes on.
      await queries.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
    },
    onSuccess: (counted) => isLast() && show(() => counted),
    onError: (_error, isMarked) => isLast() && show((post) => edit(post, !isMarked)),
  })
}

const isPaged = <Post>(loaded: object): loaded is InfiniteData<Page<Post>> => 'pages' in loaded
