import { type DeclaredLine, isProven, type PortfolioView, type ShownWork } from '#contract/portfolio/view.ts'
import { indiaDate } from '#server/kit/india.ts'
import { describeChecks, describePlace, describeProof } from './describe.rules.ts'

type Source = { schoolName: string; publicUrl: string; url: string; savedAt: string }

/** The portfolio in the format of jsonresume.org, schema 1.0.0. */
export function toJsonResume(view: PortfolioView, { schoolName, publicUrl, url, savedAt }: Source) {
  const proven = view.items.filter(isProven)
  const declared = view.items.filter((item): item is DeclaredLine => !isProven(item))
  const of = (kind: DeclaredLine['kind']) => declared.filter((line) => line.kind === kind)
  const sessions = proven.filter(({ kind }) => kind === 'session')
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: view.shownName,
      label: view.headline,
      summary: view.summary,
      url,
      profiles: of('link').map(({ title, link }) => ({ network: title, ...(link?.href && { url: link.href }) })),
    },
    work: of('experience').map(({ title, period, note, link }) => ({
      position: title,
      summary: paragraphs(period, note, added(view)),
      ...(link?.href && { url: link.href }),
    })),
    education:
      sessions.length === 0
        ? []
        : [{ institution: schoolName, area: 'Sessions attended', courses: sessions.map(({ title }) => title) }],
    certificates: proven
      .filter(({ kind }) => kind === 'certificate')
      .map(({ title, at, certificateCode }) => ({
        name: title,
        date: dateOf(at),
        issuer: schoolName,
        url: `${publicUrl}/certificate/${certificateCode}`,
      })),
    projects: [
      ...proven
        .filter(({ kind }) => kind === 'step' || kind === 'project')
        .map((work) => toProject(work, { schoolName, url })),
      ...of('own-project').map(({ title, period, note, link }) => ({
        name: title,
        description: paragraphs(period, note, added(view)),
        ...(link?.href && { url: link.href }),
      })),
    ],
    meta: { version: 'v1.0.0', lastModified: savedAt },
  }
}

const added = ({ shownName }: PortfolioView) => `Added by ${shownName}, not checked by the school.`

const paragraphs = (...texts: string[]) => texts.filter(Boolean).join('\n\n')

const dateOf = (at: string) => indiaDate(new Date(at))

function toProject(work: ShownWork, { schoolName, url }: { schoolName: string; url: string }) {
  const highlights = [
    describeProof(work),
    work.words && `${work.words.author}: ${work.words.text}`,
    work.contentHash && `SHA-256 of the approved work: ${work.contentHash}`,
  ]
  return {
    name: work.title,
    description: paragraphs(describePlace(work), work.note),
    highlights: highlights.filter((highlight) => highlight !== null && highlight !== ''),
    keywords: [work.courseTitle, ...work.skills, describeChecks(work) && 'Checked automatically'].filter(
      (keyword) => keyword !== null,
    ),
    endDate: dateOf(work.at),
    entity: schoolName,
    type: work.kind === 'step' ? 'course work' : 'project',
    url,
  }
}
