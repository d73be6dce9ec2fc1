import type { Profile, ProfileDraft } from '#contract/identity/profile.ts'
import { readStored, writeStored } from '#web/kit/device/browser-storage.ts'

const names = ['firstName', 'lastName', 'phone', 'about', 'linkedin', 'github', 'portfolio', 'stateCode'] as const
const keyOf = ({ userId }: Profile) => `profile-draft-${userId}` as const

export const isChanged = (profile: Profile, draft: ProfileDraft): boolean =>
  names.some((name) => draft[name] !== undefined && draft[name] !== profile[name])

/** Unsaved changes, stored on this device until they are saved, discarded or the person signs out. */
export function storedDraft(profile: Profile): ProfileDraft | null {
  const draft = readStored(keyOf(profile), 'browser') as ProfileDraft | null
  return draft && isChanged(profile, draft) ? draft : null
}

export function storeDraft(profile: Profile, draft: ProfileDraft | null) {
  writeStored(keyOf(profile), draft && isChanged(profile, draft) ? draft : null, 'browser')
}

export function readForm(form: FormData): ProfileDraft {
  const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
  // The state isn’t always asked for.
  const shown = names.filter((name) => name !== 'stateCode' || form.has(name))
  return Object.fromEntries(shown.map((name) => [name, textOf(form.get(name))])) as ProfileDraft
}

/** Adds https:// if there is no scheme. Other schemes are left for the schema to reject. */
export const withHttps = (link: string): string =>
  link.trim() === '' || /^\s*[a-z][\w+.-]*:/i.test(link) ? link : `https://${link.trim()}`

export const withCompleteLinks = (draft: ProfileDraft): ProfileDraft => ({
  ...draft,
  linkedin: withHttps(draft.linkedin),
  github: withHttps(draft.github),
  portfolio: withHttps(draft.portfolio),
})

/** Without https://www. and the slash at the end. */
export const formatLink = (link: string): string => link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
