import { expect, test } from 'vitest'
import { toRuns } from '#server/kit/pdf/fonts.ts'
import { readPdf } from '#server/testing/documents.ts'
import { sample } from '#server/testing/scale.ts'
import { deck } from './bridge.ts'
import { type CertificateContent, toPdf } from './pdf.ts'

const printed: CertificateContent = {
  code: 'KT-26-7F3K-9M2X-AQ4T',
  learnerName: 'Asha Kumari',
  courseTitle: 'Full-Stack Web Development',
  work: [
    { title: 'One', steps: ['a', 'b'], byChecks: [1] },
    { title: 'Two', steps: ['c'], byChecks: [] },
  ],
  issuedAt: new Date('2026-11-14T20:00:00Z'),
  schoolName: 'Kaushal Techbridge',
  address: 'https://kaushal.example/certificate/KT-26-7F3K-9M2X-AQ4T',
}

async function read(pdf: Buffer) {
  const sheet = await readPdf(pdf)
  const links = sheet.annotations.map(({ url }) => url)
  return { ...sheet, links, all: sheet.texts.map(({ str }) => str).join('\n') }
}

test('prints all facts on one A4 landscape page', async () => {
  const sheet = await read(await toPdf(printed))
  expect(sheet).toMatchObject({ pages: 1, width: 841.89, height: 595.28, links: [printed.address] })
  for (const words of [
    'Kaushal Techbridge',
    'Asha Kumari',
    'Full-Stack Web Development',
    '2 tasks: 2 steps reviewed by a mentor, 1 approved by automatic checks.',
    // The date in India.
    '15 Nov 2026',
    printed.code,
    'kaushal.example/certificate/KT-26-7F3K-9M2X-AQ4T',
  ]) {
    expect(sheet.all).toContain(words)
  }
  expect(sheet.info).toMatchObject({
    Title: 'Full-Stack Web Development: certificate of Asha Kumari',
    Author: 'Kaushal Techbridge',
    Language: 'en-IN',
  })
})

const longest = 'Venkata Subramanya Satyanarayana Lakshminarasimha Rajasekharan Thiruvananthapura'

test.each(
  sample(
    [
      ['one word', 'Meena'],
      ['80 characters of five words', longest],
      ['80 characters of one word', 'Wolfeschlegelstein'.repeat(5).slice(0, 80)],
      ['Devanagari', 'क्षितिज श्रीवास्तव'],
      ['Tamil, long', 'வெங்கடசுப்பிரமணியன் லக்ஷ்மிநரசிம்மன் ராஜசேகரன் திருவனந்தபுரம்'],
      ['Bangla', 'শ্রীলক্ষ্মী রবীন্দ্রনাথ'],
      ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
      ['Gujarati', 'ક્ષિતિજ જ્ઞાનેશ્વર'],
      ['Odia', 'ଲକ୍ଷ୍ମୀ ଶ୍ରୀନିବାସ'],
      ['Telugu', 'లక్ష్మీ శ్రీనివాస్'],
      ['Kannada', 'ಲಕ್ಷ್ಮೀ ಶ್ರೀನಿವಾಸ'],
      ['Malayalam', 'ലക്ഷ്മി ശ്രീകുമാർ'],
      ['accents', 'Łukasz Ñandú Ṭhākur'],
      ['two scripts', 'Asha लक्ष्मी Kumari'],
    ],
    6,
  ),
)('fits a name of %s on the page', async (_, learnerName) => {
  expect(toRuns(learnerName, 'bold')).not.toBeNull()
  const { pages, texts } = await read(await toPdf({ ...printed, learnerName, courseTitle: `${learnerName}: a course` }))
  expect(pages).toBe(1)
  for (const { transform, width } of texts) expect(transform[4]! + width).toBeLessThan(700)
})

test('the longest names stay legible, above the line with the facts', async () => {
  const learnerName = `${longest} ${longest}`
  const { texts } = await read(await toPdf({ ...printed, learnerName, courseTitle: longest }))
  const name = texts.filter(({ str }) => str !== '' && learnerName.includes(str))
  for (const { transform } of name) expect(transform[0]).toBeGreaterThan(17)
  const summary = texts.find(({ str }) => str.startsWith('2 tasks'))!
  // Counted from the bottom of the page.
  expect(595.28 - summary.transform[5]!).toBeLessThan(deck - 8)
})

test('refers to the web page for names without a font', async () => {
  expect(toRuns('محمد علی', 'bold')).toBeNull()
  const { all } = await read(await toPdf({ ...printed, learnerName: 'محمد علی' }))
  expect(all.replaceAll('\n', ' ')).toContain('The learner named on the page below')
})

test('gives the same bytes for the same certificate', async () => {
  const [one, other] = [await toPdf(printed), await toPdf(printed)]
  expect(one.equals(other)).toBe(true)
})

test('splits text by font and keeps spaces with the preceding word', () => {
  expect(toRuns(' Asha\nलक्ष्मी  Devi ', 'bold')).toEqual([
    { font: 'latin-bold', text: 'Asha ' },
    { font: 'devanagari-bold', text: 'लक्ष्मी ' },
    { font: 'latin-bold', text: 'Devi' },
  ])
})
