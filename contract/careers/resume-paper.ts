import type { Resume } from './resume.ts'

/*
 * What stands on the sheet, and in which order. The preview, the PDF and the Word document are all made from this:
 * none of them looks into the resume itself, so none can show what the others do not.
 */

export type Linked = { text: string; href: string | null }
export type PaperLine = { text: string; isBullet: boolean }

/** One job, school, project or certificate. What was left empty is ''. */
export type PaperItem = { title: string; place: string; years: string; link: Linked | null; lines: PaperLine[] }

export type SectionKey = 'about' | 'experience' | 'projects' | 'education' | 'skills' | 'certifications' | 'languages'
export type PaperSection = { key: SectionKey; title: string } & (
  | { kind: 'text'; lines: PaperLine[] }
  | { kind: 'items'; items: PaperItem[] }
  | { kind: 'words'; words: string[] }
)

export type Paper = { name: string; contact: Linked[]; sections: PaperSection[] }

/** A resume as it is put on paper: sections in order, what is blank left out, links recognised. */
export function toPaper(resume: Resume): Paper {
  return {
    name: inLine(resume.name),
    contact: [
      emailLink(resume.email),
      { text: inLine(resume.phone), href: null },
      ...[resume.linkedin, resume.github, resume.portfolio].map(webLink),
    ].filter(({ text }) => text !== ''),
    sections: sectionsOf(resume).filter((section) => !isBlank(section)),
  }
}

const sectionsOf = (resume: Resume): PaperSection[] => [
  { key: 'about', title: 'About Me', kind: 'text', lines: linesOf(resume.aboutMe) },
  {
    key: 'experience',
    title: 'Experience',
    kind: 'items',
    items: resume.experience.map(asExperience).filter(isFilled),
  },
  { key: 'projects', title: 'Projects', kind: 'items', items: resume.projects.map(asProject).filter(isFilled) },
  { key: 'education', title: 'Education', kind: 'items', items: resume.education.map(asEducation).filter(isFilled) },
  { key: 'skills', title: 'Skills', kind: 'words', words: resume.skills.map(inLine).filter(Boolean) },
  {
    key: 'certifications',
    title: 'Certifications',
    kind: 'items',
    items: resume.certifications.map(asCertificate).filter(isFilled),
  },
  { key: 'languages', title: 'Languages', kind: 'words', words: resume.languages.map(asLanguage).filter(Boolean) },
]

const isBlank = (section: PaperSection) =>
  (section.kind === 'text' ? section.lines : section.kind === 'items' ? section.items : section.words).length === 0

const asExperience = ({ role, company, years, details }: Resume['experience'][number]) =>
  item(role, company, years, details)
const asEducation = ({ degree, school, years, details }: Resume['education'][number]) =>
  item(degree, school, years, details)
const asProject = ({ name, link, details }: Resume['projects'][number]) => item(name, '', '', details, link)
const asCertificate = ({ name, issuer, year, link }: Resume['certifications'][number]) =>
  item(name, issuer, year, '', link)

function asLanguage({ name, level }: Resume['languages'][number]): string {
  const [spoken, known] = [inLine(name), inLine(level)]
  return spoken && known ? `${spoken} (${known})` : spoken || known
}

function item(title: string, place: string, years: string, details: string, link = ''): PaperItem {
  const named = [inLine(title), inLine(place)]
  // Where only one of them is known, it is what the entry is called.
  const [first = '', second = ''] = named.filter(Boolean)
  const linked = webLink(link)
  return {
    title: first,
    place: second,
    years: inLine(years),
    link: linked.text ? linked : null,
    lines: linesOf(details),
  }
}

const isFilled = ({ title, years, link, lines }: PaperItem) => Boolean(title || years || link || lines.length > 0)

const inLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()

// What people put before an entry of a list, and what other programs put there when text is pasted.
const bullet = /^[-*–•●▪■◦‣·∙]\s+/u

function linesOf(text: string): PaperLine[] {
  return text
    .split(/\r?\n/)
    .map(inLine)
    .filter(Boolean)
    .map((line) => ({ text: line.replace(bullet, ''), isBullet: bullet.test(line) }))
}

const webAddress = /^https?:\/\/[^\s/?#@]+\.[^\s]+$|^https?:\/\/localhost[:/]\S*$/iu
const bareAddress = /^[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu
const emailAddress = /^[^\s@<>"?&]+@[\p{L}\d.-]+\.\p{L}{2,}$/u

/** Shown as typed. It leads somewhere only where it is an address of the web, with or without its https://. */
export function webLink(typed: string): Linked {
  const text = inLine(typed)
  if (webAddress.test(text)) return { text, href: text }
  return { text, href: bareAddress.test(text) ? `https://${text}` : null }
}

export function emailLink(typed: string): Linked {
  const text = inLine(typed)
  return { text, href: emailAddress.test(text) ? `mailto:${text}` : null }
}
