import type { Profile, ProfileDraft } from '#contract/identity/profile.ts'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'

const names = ['firstName', 'lastName', 'phone', 'about', 'linkedin', 'github', 'portfolio'] as const
const keyOf = ({ userId }: Profile) => `profile-draft-${userId}`

export const isChanged = (profile: Profile, typed: ProfileDraft): boolean =>
  names.some((name) => typed[name] !== profile[name])

/** What was typed and not saved yet, kept on this device until it is saved, given up or signed out; null: nothing. */
export function storedDraft(profile: Profile): ProfileDraft | null {
  const typed = readStored(keyOf(profile), 'browser') as ProfileDraft | null
  return typed && isChanged(profile, typed) ? typed : null
}

export function storeDraft(profile: Profile, typed: ProfileDraft | null) {
  writeStored(keyOf(profile), typed && isChanged(profile, typed) ? typed : null, 'browser')
}

/** What the form holds. */
export function typedIn(form: FormData): ProfileDraft {
  const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
  return Object.fromEntries(names.map((name) => [name, textOf(form.get(name))])) as ProfileDraft
}

/** People copy addresses without their beginning; what has a beginning of another kind is left for the schema to refuse. */
export const withBeginning = (link: string): string =>
  link.trim() === '' || /^\s*[a-z][\w+.-]*:/i.test(link) ? link : `https://${link.trim()}`

export const completed = (typed: ProfileDraft): ProfileDraft => ({
  ...typed,
  linkedin: withBeginning(typed.linkedin),
  github: withBeginning(typed.github),
  portfolio: withBeginning(typed.portfolio),
})

/** +91 98765 43210 */
export const shownPhone = (phone: string): string => phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')

/** A link as people say it: without what every link begins with. */
export const shownLink = (link: string): string => link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
