import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { blockPeople } from '#contract/identity/staff.ts'
import { listPeople } from '#contract/insights/people.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { call } from '#web/kit/api/api.ts'
import type { UsersChoice } from './users.rules.ts'

/** Also what is known of each of them by themselves. */
const people = ['insights', 'people']

export const usersOf = (choice: UsersChoice) =>
  infiniteQueryOptions({
    queryKey: [...people, 'list', choice],
    queryFn: ({ pageParam }) => {
      const chosen = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ''))
      return call(listPeople, { query: { ...chosen, size: 50, ...(pageParam && { after: pageParam }) } })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // What is on the screen stays while another search is asked for.
    placeholderData: <Kept>(kept: Kept) => kept,
    refetchOnWindowFocus: 'always',
  })

export const useBlockPeople = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof blockPeople>) => call(blockPeople, { body }),
    // After a failure too: what became of them is then only known to the list.
    onSettled: () => queries.invalidateQueries({ queryKey: people }),
    meta: { isQuiet: true },
  })
}
