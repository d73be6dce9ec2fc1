import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getMyProfile,
  type Profile,
  type ProfileDraft,
  removePhoto,
  savePhoto,
  saveProfile,
} from '#contract/identity/profile.ts'
import { call } from '#web/kit/api/api.ts'
import { me } from '../session/api.ts'

export const myProfile = queryOptions({ queryKey: ['identity', 'profile'], queryFn: () => call(getMyProfile) })

/** Updates the profile at once, and the name and photo in the header. */
function useShowProfile() {
  const queries = useQueryClient()
  return (changed: Partial<Profile>) => {
    queries.setQueryData(myProfile.queryKey, (before) => before && { ...before, ...changed })
    return queries.invalidateQueries(me)
  }
}

export const useSaveProfile = () => {
  const show = useShowProfile()
  return useMutation({
    mutationFn: (body: ProfileDraft) => call(saveProfile, { body }),
    onSuccess: show,
    meta: { isQuiet: true },
  })
}

export const useSavePhoto = () => {
  const show = useShowProfile()
  return useMutation({
    mutationFn: (photo: File) => call(savePhoto, { files: [photo] }),
    onSuccess: show,
    meta: { isQuiet: true },
  })
}

export const useRemovePhoto = () => {
  const show = useShowProfile()
  return useMutation({ mutationFn: () => call(removePhoto), onSuccess: () => show({ photo: null }) })
}
