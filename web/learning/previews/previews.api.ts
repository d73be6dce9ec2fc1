import { getPreviewLink, revokePreviewLink, setPreviewLink } from '#contract/learning/attempts/previews.ts'
import { endpointQuery, inlineErrors, useEndpointMutation } from '#web/kit/api/query.ts'

const key = ['learning', 'previews']

export const previewLinkOf = (solutionId: number) =>
  endpointQuery([...key, solutionId], getPreviewLink, { params: { solutionId } })

export const useSetLink = () => useEndpointMutation(key, setPreviewLink, inlineErrors)

export const useRevokeLink = () => useEndpointMutation(key, revokePreviewLink, inlineErrors)
