import { changeReply, deleteReply, listSavedReplies, saveReply } from '#contract/threads/saved-replies.ts'
import { endpointQuery, inlineErrors, useEndpointMutation } from '#web/kit/api/query.ts'

export const savedReplies = endpointQuery(['threads', 'replies'], listSavedReplies, {}, { staleTime: 60_000 })

export const useSaveReply = () => useEndpointMutation(savedReplies.queryKey, saveReply, inlineErrors)

export const useChangeReply = () => useEndpointMutation(savedReplies.queryKey, changeReply, inlineErrors)

export const useDeleteReply = () => useEndpointMutation(savedReplies.queryKey, deleteReply)
