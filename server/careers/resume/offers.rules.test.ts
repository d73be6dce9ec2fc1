import { expect, test } from 'vitest'
import type { ViewItem } from '#contract/portfolio/view.ts'
import { offersFrom } from './offers.rules.ts'

const school = { name: 'Kaushal Techbridge', publicUrl: 'https://kaushal.example' }
const nothing = { items: [], projects: [], certificates: [] }

const certificate = {
  code: 'KT-26-7F3K-9M2X-AQ4T',
  courseTitle: 'Backend & APIs',
  // Already December in India.
  issuedAt: '2026-11-30T19:00:00.000Z',
  revokedAt: null,
}
const entry = {
  name: 'Backend & APIs',
  issuer: 'Kaushal Techbridge',
  year: 'Dec 2026',
  link: 'kaushal.example/certificate/KT-26-7F3K-9M2X-AQ4T',
}
const shownCertificate: ViewItem = {
  kind: 'certificate',
  workId: 4,
  title: certificate.courseTitle,
  taskTitle: null,
  courseTitle: null,
  at: certificate.issuedAt,
  attempts: null,
  checks: null,
  isByChecks: false,
  words: null,
  skills: [],
  contentHash: null,
  certificateCode: certificate.code,
  note: '',
  showsWork: false,
}
const library = { submissionId: 7, name: 'Library', description: 'word '.repeat(300) }

test('turns valid certificates into entries with a verification link', () => {
  const revoked = { ...certificate, code: 'KT-26-OTHER', revokedAt: '2026-12-01T00:00:00.000Z' }
  const { fromWork } = offersFrom({ ...nothing, certificates: [certificate, revoked] }, school)
  expect(fromWork.certifications).toEqual([entry])
})

test('offers a certificate of the portfolio only there', () => {
  const { fromPortfolio, fromWork } = offersFrom(
    { ...nothing, items: [shownCertificate], certificates: [certificate] },
    school,
  )
  expect([fromPortfolio.certifications, fromWork.certifications]).toEqual([[entry], []])
})

test('truncates the description of a project at a word, also before the facts about its approval', () => {
  const shown = { ...shownCertificate, kind: 'project', workId: 7, certificateCode: null } as const
  const [{ projects: first }, { projects: second }] = [
    offersFrom({ ...nothing, projects: [library] }, school).fromWork,
    offersFrom({ ...nothing, projects: [library], items: [shown] }, school).fromPortfolio,
  ]
  expect(first[0]!.details).toMatch(/ word…$/)
  expect(second[0]!.details).toMatch(/ word…\n- Approved by a mentor on 1 Dec 2026$/)
  for (const { details } of [...first, ...second]) expect(details.length).toBeLessThanOrEqual(1000)
})

test('offers experience that the learner declared', () => {
  const line = { kind: 'experience', title: 'Intern', period: '2025', link: null, note: 'Wrote tests.' } as const
  const { fromPortfolio } = offersFrom({ ...nothing, items: [line] }, school)
  expect(fromPortfolio.experience).toEqual([{ role: 'Intern', company: '', years: '2025', details: 'Wrote tests.' }])
})
