import { emptyResume, type Resume, type StoredResume } from '#contract/careers/resume.ts'
import type { Certificate } from '#contract/learning/certificates.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import { truncate } from '#server/kit/truncate.ts'

type Known = Pick<
  PersonRow,
  'firstName' | 'lastName' | 'email' | 'phone' | 'about' | 'linkedin' | 'github' | 'portfolio'
>

/** What a resume holds before it was ever saved: what the person told about themselves. */
export function firstResume(person: Known): StoredResume {
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

/** An address as one writes it on paper. A longer one than a resume takes is left for the person to shorten. */
export function shortLink(address: string): string {
  const short = address.replace(/^https:\/\/(?=[^/]*\.)/i, '').replace(/\/$/, '')
  return short.length <= 300 ? short : ''
}

const monthOfYear = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', month: 'short', year: 'numeric' })

/** The certificates that stand, as entries of a resume, each with the address where anybody can check it. */
export const certificationsFrom = (
  certificates: Certificate[],
  school: { name: string; publicUrl: string },
): Resume['certifications'] =>
  certificates
    .filter(({ revokedAt }) => revokedAt === null)
    .map(({ courseTitle, issuedAt, code }) => ({
      name: truncate(courseTitle, 200),
      issuer: truncate(school.name, 160),
      year: monthOfYear.format(new Date(issuedAt)),
      link: shortLink(`${school.publicUrl}/certificate/${code}`),
    }))

/** Approved projects as entries of a resume: more than it takes of a description is cut at a word. */
export const projectsFrom = (approved: { name: string; description: string }[]): Resume['projects'] =>
  approved.map(({ name, description }) => ({
    name: shortened(name, 160),
    link: '',
    details: shortened(description, 1000),
  }))

const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`

type Format = 'pdf' | 'docx'

/** Asha-Nair-resume.pdf: what a recruiter finds again among a hundred others. */
export function resumeFileName(name: string, format: Format): string {
  const said = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${said ? `${said}-` : ''}resume.${format}`
}

/** The name twice: in plain letters for old programs, and exactly (RFC 5987). */
export function asAttachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replaceAll(/[^\w.-]/g, '')
    .replace(/^-+/, '')
  const exact = encodeURIComponent(fileName).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
