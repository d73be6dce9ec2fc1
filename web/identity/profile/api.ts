import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getMyProfile,
  type Profile,
  type ProfileDraft,
  removePhoto,
  savePhoto,
  saveProfile,
} from '#contract/identity/profile.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, endpointQuery } from '#web/kit/api/query.ts'
import { me } from '../session/api.ts'

export const myProfile = endpointQuery(['identity', 'profile'], getMyProfile)

/** Updates the profile at once, and the name and photo in the header. */
function useProfileMutation<Input = void>(
  mutationFn: (input: Input) => Promise<Partial<Profile>>,
  options: { meta?: { isQuiet: boolean } } = {},
) {
  const queries = useQueryClient()
  return useMutation({
    ...options,
    mutationFn,
    onSuccess: (changed) => {
      queries.setQueryData(myProfile.queryKey, (before) => before && { ...before, ...changed })
      return queries.invalidateQueries(me)
    },
  })
}

export const useSaveProfile = () =>
  useProfileMutation((body: ProfileDraft) => call(saveProfile, { body }), inlineErrors)

export const useSavePhoto = () => useProfileMutation((photo: File) => call(savePhoto, { files: [photo] }), inlineErrors)

export const useRemovePhoto = () => useProfileMutation(() => call(removePhoto).then(() => ({ photo: null })))
