import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { toResumeDocument } from '#contract/careers/resume-document.ts'
import { emptyResume, type Resume, type ResumeTemplate } from '#contract/careers/resume.ts'
import { fullResume, typedLines } from '#server/testing/resumes.ts'
import { sample } from '#server/testing/scale.ts'
import { resumePdf } from './pdf.ts'

const savedAt = '2026-11-15T10:00:00.000Z'
const draw = (resume: Resume, template: ResumeTemplate) => resumePdf(toResumeDocument(resume), { template, savedAt })

async function read(pdf: Buffer) {
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item) => ('str' in item ? [item] : []))
    const annotations = (await page.getAnnotations()) as { url?: string }[]
    pages.push({ texts, links: annotations.flatMap(({ url }) => (url ? [url] : [])), view: page.view })
  }
  const { info } = (await document.getMetadata()) as { info: Record<string, unknown> }
  const structure = JSON.stringify(await (await document.getPage(1)).getStructTree())
  await task.destroy()
  return { pages, info, structure, text: pages.flatMap(({ texts }) => texts.map(({ str }) => str)).join(' ') }
}

/** Lines can wrap anywhere, so texts are compared without white space. */
const withoutSpaces = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '')

describe.each(sample([1, 2, 3] as const, 1))('template %i', (template) => {
  test('contains everything that was typed, on one A4 page', async () => {
    const { pages, text, info } = await read(await draw(fullResume, template))
    expect(pages.length).toBe(1)
    expect(pages[0]!.view.map(Math.round)).toEqual([0, 0, 595, 842])
    for (const line of typedLines(fullResume)) expect(withoutSpaces(text)).toContain(withoutSpaces(line))
    expect(info).toMatchObject({ Title: 'क्षितिज Sharma: resume', Author: 'क्षितिज Sharma', Language: 'en-IN' })
  })

  test('tags headings, paragraphs, lists and links', async () => {
    const { pages, structure } = await read(await draw(fullResume, template))
    for (const role of ['H1', 'H2', 'H3', 'P', 'LI', 'Link']) expect(structure).toContain(`"role":"${role}"`)
    // A link that wraps has an annotation on each line.
    expect([...new Set(pages[0]!.links)].toSorted()).toEqual([
      'https://github.com/kshitij',
      'https://github.com/kshitij/water-log',
      'https://kaushal.example/certificate/KT-26-7F3K',
      'https://kshitij.example.in/',
      'https://linkedin.com/in/kshitij-sharma',
      'mailto:kshitij@example.in',
    ])
  })

  test('continues a long resume on the next page, inside the margins and without orphaned headings', async () => {
    const job = fullResume.experience[0]!
    const experience = Array.from({ length: 20 }, (_, index) => ({ ...job, role: `Engineer no. ${index + 1}` }))
    const { pages, text } = await read(await draw({ ...fullResume, experience }, template))
    expect(pages.length).toBeGreaterThan(1)
    for (const { role } of experience) expect(withoutSpaces(text)).toContain(withoutSpaces(role))
    for (const { texts } of pages) {
      for (const { transform, width } of texts) {
        expect(transform[4] + width).toBeLessThan(590)
        expect(transform[5]).toBeGreaterThan(30)
      }
      const shown = texts.filter(({ str }) => str.trim())
      expect(shown.at(-1)!.str).not.toMatch(/^(Engineer|Experience|Education|Projects)/i)
    }
  })

  test('wraps very long words', async () => {
    const school = {
      ...fullResume.education[0]!,
      school: 'x'.repeat(160),
      years: 'from the monsoon of 2019 until now, 2026',
    }
    const link = `https://example.in/${'z'.repeat(280)}`
    const longWords = {
      ...fullResume,
      name: 'W'.repeat(160),
      education: [school],
      projects: [{ name: 'y'.repeat(160), link, details: '' }],
    }
    const { pages, text } = await read(await draw(longWords, template))
    for (const { transform, width } of pages.flatMap(({ texts }) => texts)) {
      expect(transform[4] + width).toBeLessThan(590)
    }
    for (const line of typedLines(longWords)) expect(withoutSpaces(text)).toContain(withoutSpaces(line))
  })

  test('renders an empty resume as one page', async () => {
    expect((await read(await draw(emptyResume, template))).pages.length).toBe(1)
  })

  test('returns the same bytes for the same resume', async () => {
    const [one, other] = [await draw(fullResume, template), await draw(fullResume, template)]
    expect(one.equals(other)).toBe(true)
  })
})

test.each(
  sample(
    [
      ['Hindi', 'श्री विद्यार्थी कार्यक्रम ऋषि'],
      ['Tamil', 'வெங்கடசுப்பிரமணியன் லக்ஷ்மிநரசிம்மன்'],
      ['Bangla', 'শ্রীলক্ষ্মী রবীন্দ্রনাথ'],
      ['Telugu', 'శ్రీలక్ష్మి వేంకట'],
      ['Kannada', 'ಲಕ್ಷ್ಮಿ ಶ್ರೀನಿವಾಸ'],
      ['Malayalam', 'ലക്ഷ്മി ശ്രീകുമാർ'],
      ['Gujarati', 'શ્રી લક્ષ્મી'],
      ['Odia', 'ଶ୍ରୀ ଲକ୍ଷ୍ମୀ'],
      ['Punjabi', 'ਸ਼੍ਰੀ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ],
    4,
  ),
)('text in %s can be extracted as it was typed', async (_, name) => {
  const { text } = await read(await draw({ ...emptyResume, name, aboutMe: name }, 1))
  expect(text.split(name.normalize('NFC')).length - 1).toBe(2)
})

test('replaces characters without a font', async () => {
  const { text } = await read(
    await draw({ ...emptyResume, name: 'Asha', skills: ['日本語', 'A → B ≥ 2', '🚀 Fast'] }, 1),
  )
  expect(text).toContain('???')
  expect(text).toContain('A -> B >= 2')
  expect(text).toContain('? Fast')
})

function hasPoppler() {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

// A second PDF reader, if it is installed (Debian: poppler-utils).
test.runIf(hasPoppler()).each([1, 2, 3] as const)('poppler extracts the text of template %i', async (template) => {
  const folder = mkdtempSync(join(tmpdir(), 'resume-'))
  try {
    const file = join(folder, 'resume.pdf')
    writeFileSync(file, await draw(fullResume, template))
    const text = execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' })
    for (const line of typedLines(fullResume)) expect(withoutSpaces(text)).toContain(withoutSpaces(line))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
