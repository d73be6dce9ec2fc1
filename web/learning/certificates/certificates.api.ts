import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listCertificates, listMyCertificates, revokeCertificate } from '#contract/learning/certificates.ts'
import { call } from '#web/kit/api/api.ts'

const all = ['learning', 'certificates'] as const

export const myCertificates = queryOptions({ queryKey: [...all, 'mine'], queryFn: () => call(listMyCertificates) })

export const certificatesFor = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'found', search],
    queryFn: ({ pageParam }) =>
      call(listCertificates, { query: { ...(search && { search }), ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

export function useRevoke(code: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { reason: string }) => call(revokeCertificate, { params: { code }, body }),
    // After an error too: the list was out of date.
    onSettled: () => queries.invalidateQueries({ queryKey: all }),
  })
}
