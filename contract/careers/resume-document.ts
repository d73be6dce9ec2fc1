import { type LinkText, linesOf, singleLine, type TextLine, webLink } from '../kit/text/lines.ts'
import type { Resume } from './resume.ts'

/** The preview, the PDF and the Word document are all rendered from this, so they show the same content. */
export type ResumeDocument = { name: string; contact: LinkText[]; sections: ResumeSection[] }

/** A job, school, project or certificate. Empty fields are ''. */
export type ResumeItem = { title: string; subtitle: string; years: string; link: LinkText | null; lines: TextLine[] }

type SectionKey = 'about' | 'experience' | 'projects' | 'education' | 'skills' | 'certifications' | 'languages'
export type ResumeSection = { key: SectionKey; title: string } & (
  | { kind: 'text'; lines: TextLine[] }
  | { kind: 'items'; items: ResumeItem[] }
  | { kind: 'tags'; tags: string[] }
)

/** The sections that templates with two columns show in the narrow one. */
export const sidebarSections: ReadonlySet<SectionKey> = new Set(['skills', 'languages', 'certifications'])

/** The largest scale at which the resume fits on one page is used. */
export const onePageScales = [1.1, 1.06, 1.03, 1, 0.97, 0.94, 0.91, 0.88, 0.85]
/** Used if it fits at none of them. */
export const multiPageScale = 0.97

/** Orders the sections, drops empty ones and recognises links. */
export function toResumeDocument(resume: Resume): ResumeDocument {
  return {
    name: singleLine(resume.name),
    contact: [
      emailLink(resume.email),
      { text: singleLine(resume.phone), href: null },
      ...[resume.linkedin, resume.github, resume.portfolio].map(webLink),
    ].filter(({ text }) => text !== ''),
    sections: sectionsOf(resume).filter((section) => !isBlank(section)),
  }
}

function sectionsOf(resume: Resume): ResumeSection[] {
  const experience = resume.experience.map((job) => toItem(job.role, job.company, job.years, job.details))
  const projects = resume.projects.map(({ name, link, details }) => toItem(name, '', '', details, link))
  const education = resume.education.map((it) => toItem(it.degree, it.school, it.years, it.details))
  const certifications = resume.certifications.map((it) => toItem(it.name, it.issuer, it.year, '', it.link))
  return [
    { key: 'about', title: 'About Me', kind: 'text', lines: linesOf(resume.aboutMe) },
    { key: 'experience', title: 'Experience', kind: 'items', items: experience.filter(isFilled) },
    { key: 'projects', title: 'Projects', kind: 'items', items: projects.filter(isFilled) },
    { key: 'education', title: 'Education', kind: 'items', items: education.filter(isFilled) },
    { key: 'skills', title: 'Skills', kind: 'tags', tags: resume.skills.map(singleLine).filter(Boolean) },
    { key: 'certifications', title: 'Certifications', kind: 'items', items: certifications.filter(isFilled) },
    { key: 'languages', title: 'Languages', kind: 'tags', tags: resume.languages.map(languageTag).filter(Boolean) },
  ]
}

const isBlank = (section: ResumeSection) =>
  (section.kind === 'text' ? section.lines : section.kind === 'items' ? section.items : section.tags).length === 0

function languageTag({ name, level }: Resume['languages'][number]): string {
  const [language, fluency] = [singleLine(name), singleLine(level)]
  return language && fluency ? `${language} (${fluency})` : language || fluency
}

function toItem(name: string, organization: string, years: string, details: string, url = ''): ResumeItem {
  // If the name is missing, the organization becomes the title.
  const [title = '', subtitle = ''] = [singleLine(name), singleLine(organization)].filter(Boolean)
  const link = webLink(url)
  return { title, subtitle, years: singleLine(years), link: link.text ? link : null, lines: linesOf(details) }
}

const isFilled = ({ title, years, link, lines }: ResumeItem) => Boolean(title || years || link || lines.length > 0)

const emailAddress = /^[^\s@<>"?&]+@[\p{L}\d.-]+\.\p{L}{2,}$/u

export function emailLink(typed: string): LinkText {
  const text = singleLine(typed)
  return { text, href: emailAddress.test(text) ? `mailto:${text}` : null }
}
