import { emptyResume, type Resume, type StoredResume } from '#contract/careers/resume.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Actor } from '#server/kit/deps.ts'
import { truncate } from '#server/kit/truncate.ts'

type Profile = Pick<
  PersonRow,
  'firstName' | 'lastName' | 'email' | 'phone' | 'about' | 'linkedin' | 'github' | 'portfolio'
>

/** Creating files costs too much to offer it to anyone who registers. */
export const mayDownload = ({ role, isMember }: Pick<Actor, 'role' | 'isMember'>): boolean =>
  role !== 'learner' || isMember

/** The resume before its first save, filled from the profile. */
export function firstResume(person: Profile): StoredResume {
  const resume: Resume = {
    ...emptyResume,
    name: truncate(`${person.firstName} ${person.lastName}`.trim(), 160),
    email: person.email,
    phone: person.phone,
    linkedin: shortLink(person.linkedin),
    github: shortLink(person.github),
    portfolio: shortLink(person.portfolio),
    aboutMe: truncate(person.about, 2000),
  }
  return { resume, template: 1, version: 0, savedAt: null }
}

/** Without https://, as people write it on a resume. A link that is too long is left out. */
export function shortLink(address: string): string {
  const short = address.replace(/^https:\/\/(?=[^/]*\.)/i, '').replace(/\/$/, '')
  return short.length <= 300 ? short : ''
}

type Format = 'pdf' | 'docx'

/** Such as Asha-Nair-resume.pdf. */
export function resumeFileName(name: string, format: Format): string {
  const slug = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${slug ? `${slug}-` : ''}resume.${format}`
}
