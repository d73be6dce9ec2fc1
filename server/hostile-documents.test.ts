import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { toResumeDocument } from '#contract/careers/resume-document.ts'
import { emptyResume, type Resume, type ResumeTemplate } from '#contract/careers/resume.ts'
import { resumeDocx } from './careers/resume/docx.ts'
import { resumePdf } from './careers/resume/pdf.ts'
import { replaceUnsupported } from './kit/pdf/fonts.ts'
import { toPdf } from './learning/certificates/pdf.ts'
import { demoCalendar } from './membership/demos/calendar.ts'
import { demoFeed } from './membership/demos/feed.ts'
import { receiptPdf } from './membership/receipts/pdf.ts'
import { attacks, breaks, documentAttacks, hostile } from './testing/hostile-texts.ts'
import { fullResume, typedLines } from './testing/resumes.ts'
import { sample } from './testing/scale.ts'

/*
 * What people write goes into files that other programs open: it stays text there, too. The corpus is that of the
 * pages (e2e/hostile-texts.spec.ts), with what would do something in these formats.
 */
const corpus = [...attacks, ...documentAttacks]
const withBreaks = breaks.map((sign) => `Asha${sign}END:VEVENT${sign}Rao`)

const solid = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '')

/** As a reader of PDFs sees it: its words, where it leads, and what it would do by itself. */
async function readPdf(pdf: Buffer) {
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const texts: string[] = []
  const annotations: { subtype: string; url?: string }[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(...items.flatMap((item) => ('str' in item ? [item.str] : [])))
    annotations.push(...((await page.getAnnotations()) as typeof annotations))
  }
  const acts = [await document.getJSActions(), await document.getOpenAction(), await document.getAttachments()]
  const { info } = (await document.getMetadata()) as { info: Record<string, unknown> }
  await task.destroy()
  return { text: solid(texts.join('')), annotations, acts: acts.filter((act) => act !== null), info }
}

type Read = Awaited<ReturnType<typeof readPdf>>

function expectHarmless({ acts, annotations }: Read) {
  expect(acts).toEqual([])
  for (const { subtype, url } of annotations) {
    expect(subtype).toBe('Link')
    expect(url).toMatch(/^(https?:\/\/|mailto:)/)
  }
}

/** Every field as long as it may be, and one job for each attack. */
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

/** Without those that are longer than a line: a page may end in them. */
const wordsOf = (lines: string[]) => lines.flatMap((line) => line.split(/\s+/)).filter(({ length }) => length < 60)

const savedAt = '2026-11-15T10:00:00.000Z'
const pdfOf = (resume: Resume, template: ResumeTemplate) => resumePdf(toResumeDocument(resume), { template, savedAt })
const docxOf = (resume: Resume, template: ResumeTemplate) => resumeDocx(toResumeDocument(resume), { template })

/** The parts of a Word document by name. */
async function partsOf(docx: Buffer): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const zip = await fromBufferPromise(docx)
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = []
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer)
    found.set(entry.fileName, Buffer.concat(pieces).toString())
  }
  return found
}

/** What XML 1.0 knows; Word refuses to open a document with anything else. */
const foreign = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u
const looseAmpersand = /&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

/** What is wrong with it as XML; none of ours has a comment or a CDATA. */
function flawsIn(xml: string): string[] {
  const open: string[] = []
  const flaws: string[] = []
  if (foreign.test(xml)) flaws.push('a sign that XML does not know')
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

test('the checker of XML finds what is wrong', () => {
  expect(flawsIn('<a><b x="1"/>text &amp; more</a>')).toEqual([])
  for (const broken of ['<a>&e;</a>', '<a><b></a></b>', '<a>', '<a>\u0000</a>', '<a>\uFFFE</a>', '<a <b></b></a>']) {
    expect([broken, flawsIn(broken).length > 0]).toEqual([broken, true])
  }
})

describe.each(sample([1, 2, 3] as const, 1))('a resume of hostile texts, template %i', (template) => {
  test('as a PDF says what was typed and does nothing', async () => {
    const read = await readPdf(await pdfOf(hostileResume, template))
    expectHarmless(read)
    for (const word of wordsOf(typedLines(hostileResume))) expect(read.text).toContain(solid(replaceUnsupported(word)))
  })

  test('as a Word document is whole, says what was typed, and has no part that an ordinary one has not', async () => {
    const [parts, ordinary] = [
      await partsOf(await docxOf(hostileResume, template)),
      await partsOf(await docxOf(fullResume, template)),
    ]
    expect([...parts.keys()].toSorted()).toEqual([...ordinary.keys()].toSorted())
    for (const [name, xml] of parts) {
      expect([name, flawsIn(xml)]).toEqual([name, []])
      const known = elementsIn(ordinary.get(name)!)
      expect([name, [...elementsIn(xml)].filter((element) => !known.has(element))]).toEqual([name, []])
    }
    const text = textIn(parts.get('word/document.xml')!)
    for (const line of typedLines(hostileResume)) expect(text).toContain(solid(line))
    const targets = [...parts.get('word/_rels/document.xml.rels')!.matchAll(/Target="([^"]*)" TargetMode="External"/g)]
    expect(targets.length).toBeGreaterThan(0)
    for (const [, target] of targets) expect(target).toMatch(/^(https?:\/\/|mailto:)/)
  })
})

test.each(sample(withBreaks, 2).map((text) => [JSON.stringify(text), text]))(
  'what ends a line or a text somewhere ends nothing in a resume: %s',
  async (_shown, text) => {
    const resume = { ...fullResume, name: text, skills: [text], aboutMe: text }
    const read = await readPdf(await pdfOf(resume, 1))
    expectHarmless(read)
    expect(read.text).toContain(solid('University of Pune'))
    for (const [name, xml] of await partsOf(await docxOf(resume, 1))) expect([name, flawsIn(xml)]).toEqual([name, []])
  },
)

const certificate = {
  code: 'KT-26-7F3K-9M2X-AQ4T',
  work: [{ title: hostile(160), steps: [hostile(300)] }],
  issuedAt: new Date('2026-11-14T20:00:00Z'),
  address: 'https://kaushal.example/certificate/KT-26-7F3K-9M2X-AQ4T',
}
const payment = { paise: 699_00, creditPaise: 0, days: 63, transactionId: '412345678901' }

describe.each(sample(corpus, 5))('on paper: %s', (attack) => {
  test('a certificate says it and does nothing', async () => {
    const names = { learnerName: attack, courseTitle: attack, schoolName: attack }
    const read = await readPdf(await toPdf({ ...certificate, ...names }))
    expectHarmless(read)
    expect(read.text).toContain(solid(attack))
    expect(read.info).toMatchObject({ Title: `${attack}: certificate of ${attack}`, Author: attack })
  })

  test('a receipt says it and does nothing', async () => {
    const tax = { gstin: '27ABCDE1234F1Z5', legalName: attack, address: attack, stateCode: '27', sac: '1', percent: 18 }
    const names = { payerName: attack, payerEmail: attack, schoolName: attack, contact: attack, tax }
    const details = { ...payment, ...names }
    const receipt = { number: 'KT/26-27/000042', issuedAt: certificate.issuedAt, details, span: null }
    const read = await readPdf(await receiptPdf(receipt))
    expectHarmless(read)
    expect(read.text).toContain(solid(attack))
    expect(read.info).toMatchObject({ Author: attack })
  })
})

test.each([hostile(80), ...sample(withBreaks, 2)])(
  'a certificate and a receipt are made whatever the name is: %j',
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
    expect(sheet.text).toContain(certificate.code)
    expect(paper.text).toContain('KT/26-27/000042')
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

/** The lines of a calendar by every sign that some reader takes for the end of one, unfolded as all of them do. */
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
    test("the staff's feed has the lines that it has for any name", () => {
      const feed = (name: string, school: string) => demoFeed([{ ...demo, name }], { name: school, publicUrl })
      expect(namesOf(feed(text, text))).toEqual(namesOf(feed('Asha', 'Kaushal')))
      expect(feed(text, text)).not.toContain('\u0000')
    })

    test("the booking's file has the lines that it has for any school", () => {
      const file = (name: string) => demoCalendar(demo, { name, supportEmail: 'support@kaushal.example', publicUrl })
      expect(namesOf(file(text))).toEqual(namesOf(file('Kaushal')))
      expect(file(text)).not.toContain('\u0000')
    })
  },
)

test.each([...corpus, hostile(200)])('a calendar gives back what was written: %s', (name) => {
  expect(valueOf(demoFeed([{ ...demo, name }], { name: 'Kaushal', publicUrl }), 'SUMMARY')).toBe(`Free demo: ${name}`)
})
