import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fromBufferPromise, type ZipFile } from 'yauzl'
import { toResumeDocument } from '#contract/careers/resume-document.ts'
import { emptyResume, type ResumeTemplate } from '#contract/careers/resume.ts'
import { fullResume, typedLines } from '#server/testing/resumes.ts'
import { isFull, sample } from '#server/testing/scale.ts'
import { resumeDocx } from './docx.ts'

const make = (template: ResumeTemplate, resume = fullResume) => resumeDocx(toResumeDocument(resume), { template })

async function partOf(docx: Buffer, name: string): Promise<string> {
  const zip: ZipFile = await fromBufferPromise(docx)
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue
    const parts: Buffer[] = []
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
    return Buffer.concat(parts).toString()
  }
  throw new Error(`${name} is missing`)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of a document, one paragraph per line. */
const textOf = (xml: string) =>
  xml
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name]!)

describe.each(sample([1, 2, 3] as const, 1))('template %i', (template) => {
  test('contains everything that was typed, with headings, lists and links', async () => {
    const docx = await make(template)
    const xml = await partOf(docx, 'word/document.xml')
    const text = textOf(xml)
    for (const line of typedLines(fullResume)) expect(text).toContain(line)
    for (const style of ['Title', 'Heading1', 'Heading2']) expect(xml).toContain(`<w:pStyle w:val="${style}"/>`)
    expect(xml).toContain('<w:numPr>')
    expect(xml).toContain('<w:pgSz w:w="11906" w:h="16838"')
    const links = await partOf(docx, 'word/_rels/document.xml.rels')
    for (const href of ['https://github.com/kshitij', 'mailto:kshitij@example.in']) {
      expect(links).toContain(`Target="${href}"`)
    }
  })

  test('sets a font for Devanagari and one for Latin', async () => {
    const styles = await partOf(await make(template), 'word/styles.xml')
    expect(styles).toMatch(/w:ascii="Calibri"[^>]*w:cs="Nirmala UI"|w:cs="Nirmala UI"[^>]*w:ascii="Calibri"/)
    expect(styles).toContain('w:bidi="hi-IN"')
  })

  test('renders an empty resume', async () => {
    expect(textOf(await partOf(await make(template, emptyResume), 'word/document.xml')).trim()).toBe('')
  })
})

test('renders an unsafe link as plain text', async () => {
  const docx = await make(1, { ...emptyResume, portfolio: 'javascript:alert(1)' })
  expect(textOf(await partOf(docx, 'word/document.xml'))).toContain('javascript:alert(1)')
  expect(await partOf(docx, 'word/_rels/document.xml.rels')).not.toContain('javascript')
})

const withoutSpaces = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '')

// If LibreOffice and poppler are installed (Debian: libreoffice-writer-nogui, poppler-utils).
const canOpen = existsSync('/usr/bin/soffice') && existsSync('/usr/bin/pdftotext')
test.runIf(isFull && canOpen)(
  'LibreOffice shows the full text of each template on one page',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'resume-'))
    try {
      const files = ([1, 2, 3] as const).map((template) => join(folder, `resume-${template}.docx`))
      for (const [index, file] of files.entries()) writeFileSync(file, await make((index + 1) as ResumeTemplate))
      const profile = `-env:UserInstallation=file://${folder}/profile`
      execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files], {
        stdio: 'ignore',
      })
      for (const file of files) {
        const pdf = file.replace('.docx', '.pdf')
        const text = execFileSync('pdftotext', ['-raw', pdf, '-'], { encoding: 'utf8' })
        expect(text.split('\f').filter((page) => page.trim()).length).toBe(1)
        for (const line of typedLines(fullResume)) expect(withoutSpaces(text)).toContain(withoutSpaces(line))
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
