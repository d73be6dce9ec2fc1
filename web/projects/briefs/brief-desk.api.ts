import { infiniteQueryOptions, keepPreviousData, useMutation } from '@tanstack/react-query'
import * as contract from '#contract/projects/brief-desk.ts'
import { call } from '#web/kit/api/api.ts'
import { everything, useForgetProjects } from '../ideas/ideas.api.ts'

/** All of ours, closed ones too, for admins. */
export const deskBriefs = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...everything, 'briefs', 'desk', search],
    queryFn: ({ pageParam }) =>
      call(contract.listBriefDesk, { query: { ...(search && { search }), ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

type Wanted = { briefId: number | null; body: contract.BriefDraft; idempotencyKey: string }

/** Makes a project or, where there is one already, changes it. The form tells itself what was refused. */
export function useSaveBrief() {
  const onSuccess = useForgetProjects()
  return useMutation({
    mutationFn: ({ briefId, body, idempotencyKey }: Wanted) =>
      briefId === null
        ? call(contract.createBrief, { body, idempotencyKey })
        : call(contract.editBrief, { params: { briefId }, body }),
    meta: { isQuiet: true },
    onSuccess,
  })
}

export function useCloseBrief() {
  const onSettled = useForgetProjects()
  return useMutation({
    mutationFn: ({ briefId, isClosed }: { briefId: number; isClosed: boolean }) =>
      call(contract.closeBrief, { params: { briefId }, body: { isClosed } }),
    onSettled,
  })
}
