import { describe, expect, test } from 'vitest'
import { toResumeDocument } from '#contract/careers/resume-document.ts'
import { emptyResume, type Resume, type ResumeTemplate } from '#contract/careers/resume.ts'
import { resumeDocx } from './careers/resume/docx.ts'
import { resumePdf } from './careers/resume/pdf.ts'
import { replaceUnsupported } from './kit/pdf/fonts.ts'
import { toPdf } from './learning/certificates/pdf.ts'
import { demoCalendar } from './membership/demos/calendar.ts'
import { demoFeed } from './membership/demos/feed.ts'
import { receiptPdf } from './membership/receipts/pdf.ts'
import { readPdf, unzipped } from './testing/documents.ts'
import { attacks, breaks, documentAttacks, hostile } from './testing/hostile/texts.ts'
import { fullResume, typedLines } from './testing/resumes.ts'
import { sample } from './testing/scale.ts'

// User texts must stay text in files that other programs open: the attacks on pages, and those on these formats.
const corpus = [...attacks, ...documentAttacks]
const withBreaks = breaks.map((sign) => `Asha${sign}END:VEVENT${sign}Rao`)

const solid = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '')

const textOf = ({ texts }: Awaited<ReturnType<typeof readPdf>>) => solid(texts.map(({ str }) => str).join(''))

function expectHarmless({ actions, annotations }: Awaited<ReturnType<typeof readPdf>>) {
  expect(actions).toEqual([])
  for (const { subtype, url } of annotations) {
    expect(subtype).toBe('Link')
    expect(url).toMatch(/^(https?:\/\/|mailto:)/)
  }
}

/** Every field at its maximum length, and one job per attack. */
const hostileResume: Resume = {
  ...emptyResume,
  name: hostile(160),
  email: hostile(254),
  phone: hostile(40),
  linkedin: 'javascript:hacked=1',
  github: hostile(300),
  portfolio: `https://evil.example/?q="><script>hacked=1</script>'`,
  aboutMe: hostile(2000),
  experience: corpus.map((attack) => ({ role: attack, company: hostile(160), years: hostile(40), details: attack })),
  projects: [{ name: hostile(160), link: hostile(300), details: hostile(1000) }],
  education: [{ school: hostile(160), degree: hostile(160), years: hostile(40), details: hostile(600) }],
  skills: corpus.map((attack) => attack.slice(0, 60)),
  certifications: [{ name: hostile(200), issuer: hostile(160), year: hostile(40), link: hostile(300) }],
  languages: [{ name: hostile(60), level: hostile(60) }],
}

/** Without the texts that are longer than a line: a page may break inside them. */
const wordsOf = (lines: string[]) => lines.flatMap((line) => line.split(/\s+/)).filter(({ length }) => length < 60)

const savedAt = '2026-11-15T10:00:00.000Z'
const pdfOf = (resume: Resume, template: ResumeTemplate) => resumePdf(toResumeDocument(resume), { template, savedAt })
const docxOf = (resume: Resume, template: ResumeTemplate) => resumeDocx(toResumeDocument(resume), { template })

/** The characters of XML 1.0; Word refuses a document with any other. */
const foreign = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u
const looseAmpersand = /&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

/** Why it is not well-formed; our documents have no comments or CDATA. */
function flawsIn(xml: string): string[] {
  const open: string[] = []
  const flaws: string[] = []
  if (foreign.test(xml)) flaws.push('a character outside XML')
  if (looseAmpersand.test(xml)) flaws.push('a loose ampersand')
  if (/<[^>]*</.test(xml)) flaws.push('a tag in a tag')
  for (const [, closing, name, rest] of xml.matchAll(/<(\/?)([\w:]+)([^>]*)>/g)) {
    if (closing && open.pop() !== name) flaws.push(`</${name}> closes something else`)
    if (!closing && !rest!.endsWith('/')) open.push(name!)
  }
  return open.length > 0 ? [...flaws, `${open.join(', ')} not closed`] : flaws
}

const elementsIn = (xml: string) => new Set([...xml.matchAll(/<\/?([\w:]+)/g)].map(([, name]) => name!))
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const textIn = (xml: string) =>
  solid(xml.replaceAll(/<[^>]+>/g, '').replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name]!))

test('the XML checker finds errors', () => {
  expect(flawsIn('<a><b x="1"/>text &amp; more</a>')).toEqual([])
  for (const broken of ['<a>&e;</a>', '<a><b></a></b>', '<a>', '<a>\u0000</a>', '<a>\uFFFE</a>', '<a <b></b></a>']) {
    expect([broken, flawsIn(broken).length > 0]).toEqual([broken, true])
  }
})

describe.each(sample([1, 2, 3] as const, 1))('a resume of hostile texts, template %i', (template) => {
  test('as a PDF shows the typed text and has no active content', async () => {
    const read = await readPdf(await pdfOf(hostileResume, template))
    expectHarmless(read)
    for (const word of wordsOf(typedLines(hostileResume)))
      expect(textOf(read)).toContain(solid(replaceUnsupported(word)))
  })

  test('as a Word document is well-formed, shows the typed text and has the usual parts only', async () => {
    const parts = await unzipped(await docxOf(hostileResume, template))
    const ordinary = await unzipped(await docxOf(fullResume, template))
    expect(Object.keys(parts).toSorted()).toEqual(Object.keys(ordinary).toSorted())
    for (const [name, xml] of Object.entries(parts)) {
      expect([name, flawsIn(xml)]).toEqual([name, []])
      const known = elementsIn(ordinary[name]!)
      expect([name, [...elementsIn(xml)].filter((element) => !known.has(element))]).toEqual([name, []])
    }
    const text = textIn(parts['word/document.xml']!)
    for (const line of typedLines(hostileResume)) expect(text).toContain(solid(line))
    const targets = [...parts['word/_rels/document.xml.rels']!.matchAll(/Target="([^"]*)" TargetMode="External"/g)]
    expect(targets.length).toBeGreaterThan(0)
    for (const [, target] of targets) expect(target).toMatch(/^(https?:\/\/|mailto:)/)
  })
})

test.each(sample(withBreaks, 2).map((text) => [JSON.stringify(text), text]))(
  'a line break or control character in a field does not damage a resume: %s',
  async (_shown, text) => {
    const resume = { ...fullResume, name: text, skills: [text], aboutMe: text }
    const read = await readPdf(await pdfOf(resume, 1))
    expectHarmless(read)
    expect(textOf(read)).toContain(solid('University of Pune'))
    const parts = Object.entries(await unzipped(await docxOf(resume, 1)))
    for (const [name, xml] of parts) expect([name, flawsIn(xml)]).toEqual([name, []])
  },
)

const certificate = {
  code: 'KT-26-7F3K-9M2X-AQ4T',
  work: [{ title: hostile(160), steps: [hostile(300)] }],
  issuedAt: new Date('2026-11-14T20:00:00Z'),
  address: 'https://kaushal.example/certificate/KT-26-7F3K-9M2X-AQ4T',
}
const payment = { paise: 699_00, creditPaise: 0, days: 63, transactionId: '412345678901' }

describe.each(sample(corpus, 5))('printed: %s', (attack) => {
  test('a certificate shows hostile texts and has no active content', async () => {
    const names = { learnerName: attack, courseTitle: attack, schoolName: attack }
    const read = await readPdf(await toPdf({ ...certificate, ...names }))
    expectHarmless(read)
    expect(textOf(read)).toContain(solid(attack))
    expect(read.info).toMatchObject({ Title: `${attack}: certificate of ${attack}`, Author: attack })
  })

  test('a receipt shows hostile texts and has no active content', async () => {
    const tax = { gstin: '27ABCDE1234F1Z5', legalName: attack, address: attack, stateCode: '27', sac: '1', percent: 18 }
    const names = { payerName: attack, payerEmail: attack, schoolName: attack, contact: attack, tax }
    const details = { ...payment, ...names }
    const receipt = { number: 'KT/26-27/000042', issuedAt: certificate.issuedAt, details, span: null }
    const read = await readPdf(await receiptPdf(receipt))
    expectHarmless(read)
    expect(textOf(read)).toContain(solid(attack))
    expect(read.info).toMatchObject({ Author: attack })
  })
})

test.each([hostile(80), ...sample(withBreaks, 2)])(
  'a certificate and a receipt can be printed with the name %j',
  async (name) => {
    const names = { learnerName: name, courseTitle: name, schoolName: name }
    const sheet = await readPdf(await toPdf({ ...certificate, ...names }))
    const details = {
      ...payment,
      payerName: name,
      payerEmail: 'asha@example.in',
      schoolName: name,
      contact: name,
      tax: null,
    }
    const receipt = { number: 'KT/26-27/000042', issuedAt: certificate.issuedAt, details, span: null }
    const paper = await readPdf(await receiptPdf(receipt))
    for (const read of [sheet, paper]) expectHarmless(read)
    expect(textOf(sheet)).toContain(certificate.code)
    expect(textOf(paper)).toContain('KT/26-27/000042')
  },
)

const demo = {
  id: 42,
  demoDate: '2026-11-16',
  demoTime: '5:00 PM - 5:30 PM' as const,
  createdAt: new Date('2026-11-15T06:00:01Z'),
  state: 'booked' as const,
  changes: 0,
  changedAt: new Date('2026-11-15T06:00:01Z'),
}
const publicUrl = 'https://kaushal.example'

/** The unfolded lines of a calendar, split at every character that some reader takes as a line end. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
const namesOf = (file: string) => linesOf(file).map((line) => line.split(/[;:]/, 1)[0])
const valueOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))!
    .slice(name.length + 1)
    .replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

describe.each([...corpus, hostile(200), ...withBreaks].map((text) => [JSON.stringify(text), text] as const))(
  'in a calendar: %s',
  (_shown, text) => {
    test('hostile names add no lines to the calendar feed of staff', () => {
      const feed = (name: string, school: string) => demoFeed([{ ...demo, name }], { name: school, publicUrl })
      expect(namesOf(feed(text, text))).toEqual(namesOf(feed('Asha', 'Kaushal')))
      expect(feed(text, text)).not.toContain('\u0000')
    })

    test('a hostile school name adds no lines to the calendar file of a booking', () => {
      const file = (name: string) => demoCalendar(demo, { name, supportEmail: 'support@kaushal.example', publicUrl })
      expect(namesOf(file(text))).toEqual(namesOf(file('Kaushal')))
      expect(file(text)).not.toContain('\u0000')
    })
  },
)

test.each([...corpus, hostile(200)])('a calendar returns the typed text: %s', (name) => {
  expect(valueOf(demoFeed([{ ...demo, name }], { name: 'Kaushal', publicUrl }), 'SUMMARY')).toBe(`Free demo: ${name}`)
})
