import type { Resume, ResumeOffers } from '#contract/careers/resume.ts'
import type { Certificate } from '#contract/learning/certificates.ts'
import { isProven, type DeclaredLine, type ShownWork, type ViewItem } from '#contract/portfolio/view.ts'
import { truncate } from '#server/kit/truncate.ts'
import { describePlace, describeProof } from '#server/portfolio/index.ts'
import type { ApprovedProject } from '#server/projects/index.ts'
import { shortLink } from './rules.ts'

type School = { name: string; publicUrl: string }
type Issued = Pick<Certificate, 'courseTitle' | 'issuedAt' | 'code'>
type Project = Pick<ApprovedProject, 'submissionId' | 'name' | 'description'>
type Sources = { items: ViewItem[]; projects: Project[]; certificates: (Issued & Pick<Certificate, 'revokedAt'>)[] }

/** As resume entries: what the portfolio shows, in its order, and the approved work that it doesn't show. */
export function offersFrom({ items, projects, certificates }: Sources, school: School) {
  const proven = items.filter(isProven)
  const declared = items.filter((item): item is DeclaredLine => !isProven(item))
  const isShown = (kind: ShownWork['kind'], id: number | string) =>
    proven.some((work) => work.kind === kind && (work.workId === id || work.certificateCode === id))
  const fromPortfolio: ResumeOffers = {
    projects: items.flatMap((item) => toProjects(item, projects)),
    experience: declared.filter(({ kind }) => kind === 'experience').map(toExperience),
    certifications: proven.flatMap(({ title, at, certificateCode }) =>
      certificateCode ? [toCertification({ courseTitle: title, issuedAt: at, code: certificateCode }, school)] : [],
    ),
  }
  const fromWork: ResumeOffers = {
    projects: projects.filter(({ submissionId }) => !isShown('project', submissionId)).map(toProject),
    experience: [],
    certifications: certificates
      .filter(({ code, revokedAt }) => revokedAt === null && !isShown('certificate', code))
      .map((certificate) => toCertification(certificate, school)),
  }
  return { fromPortfolio, fromWork }
}

type ProjectEntry = Resume['projects'][number]

const toProject = ({ name, description }: Pick<Project, 'name' | 'description'>): ProjectEntry => ({
  name: truncateAtWord(name, 160),
  link: '',
  details: truncateAtWord(description, 1000),
})

/** The learner's note says more on a resume than the description they submitted. */
function toProjects(item: ViewItem, projects: Project[]): ProjectEntry[] {
  if (item.kind === 'own-project') return [{ name: item.title, link: item.link?.text ?? '', details: item.note }]
  if (item.kind !== 'step' && item.kind !== 'project') return []
  const submitted = item.kind === 'project' && projects.find(({ submissionId }) => submissionId === item.workId)
  const about = item.note || (submitted ? submitted.description : '')
  const facts = [describePlace(item), describeProof(item)].filter(Boolean).map((fact) => `\n- ${fact}`)
  const description = truncateAtWord(about, 1000 - facts.join('').length) + facts.join('')
  return [toProject({ name: item.title, description: description.trim() })]
}

const toExperience = ({ title, period, note }: DeclaredLine): Resume['experience'][number] => ({
  role: title,
  company: '',
  years: period,
  details: note,
})

const monthOfYear = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', month: 'short', year: 'numeric' })

/** With the link to verify it. */
const toCertification = (
  { courseTitle, issuedAt, code }: Issued,
  school: School,
): Resume['certifications'][number] => ({
  name: truncate(courseTitle, 200),
  issuer: truncate(school.name, 160),
  year: monthOfYear.format(new Date(issuedAt)),
  link: shortLink(`${school.publicUrl}/certificate/${code}`),
})

const truncateAtWord = (text: string, max: number) =>
  text.length <= max ? text : `${text.slice(0, max - 1).replace(/\s+\S*$/, '')}…`
