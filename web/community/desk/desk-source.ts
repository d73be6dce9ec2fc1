import { queryOptions } from '@tanstack/react-query'
import type { DeskBug, DeskRequest } from '#contract/community/desk.ts'
import type { Page } from '#contract/kit/paging.ts'
import { pagedQuery } from '#web/kit/api/query.ts'
import { type DeskFilter, oneOf, readDeskFilter, toQuery } from '#web/kit/desk/filter.ts'

/** `open` is the id of the open one, or ''. */
export type Filter<State extends string> = DeskFilter<State> & {
  unanswered: '' | 'yes'
  order: '' | 'votes'
  open: string
}

type DeskSource<Item, State extends string> = {
  /** What one is called, here, in the address and in the API. */
  noun: 'bug' | 'request'
  queryKey: string[]
  states: Record<State, string>
  load: (query: Record<string, string | number | undefined>) => Promise<Page<Item> & { openCount: number }>
  assign: (id: number, assigneeId: number | null) => Promise<unknown>
  setStates: (ids: number[], state: State) => Promise<{ changed: number }>
}

/** Where a desk gets its posts and sends its changes, and how its filter is kept in the address. */
export function deskOf<Item extends DeskBug | DeskRequest, State extends string>(source: DeskSource<Item, State>) {
  const { noun, queryKey, states, load } = source
  return {
    ...source,
    page: ({ open: _open, ...filter }: Filter<State>) =>
      pagedQuery([...queryKey, 'desk', filter], (after) => load({ ...toQuery(filter), after })),
    /** Null when it does not exist. */
    one: (id: number) =>
      queryOptions({
        queryKey: [...queryKey, 'desk', id],
        queryFn: () => load({ [`${noun}Id`]: id, size: 1 }).then(({ items }) => items[0] ?? null),
      }),
    openCount: queryOptions({
      queryKey: [...queryKey, 'open count'],
      queryFn: () => load({ size: 1 }).then(({ openCount }) => openCount),
    }),
    url: {
      read: (params: URLSearchParams): Filter<State> => ({
        ...readDeskFilter(params, Object.keys(states) as State[]),
        unanswered: oneOf(params, 'unanswered', ['yes']),
        order: oneOf(params, 'order', ['votes']),
        open: /^\d{1,15}$/.exec(params.get(noun) ?? '')?.[0] ?? '',
      }),
      write: ({ open, ...filter }: Filter<State>) => ({ ...filter, [noun]: open }),
    },
  }
}
export type Desk<Item extends DeskBug | DeskRequest, State extends string> = ReturnType<typeof deskOf<Item, State>>
