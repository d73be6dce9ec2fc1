import fc from 'fast-check'
import Pdf from 'pdfkit'
import { expect, test } from 'vitest'
import { fontFile } from './fonts.ts'
import { newLetterPairs, shapeByPairs } from './latin-pairs.ts'

type Shaped = { glyphs: { id: number }[]; positions: object[]; advanceWidth: number }
type Font = { layoutRun: (text: string) => Shaped }

async function open(file: string, isByPairs: boolean) {
  const doc = new Pdf()
  doc.registerFont('font', await fontFile(file))
  doc.font('font')
  if (isByPairs) shapeByPairs(doc, newLetterPairs())
  const font = (doc as unknown as Record<'_font', Font>)['_font']
  return (text: string) => {
    const { glyphs, positions, advanceWidth } = font.layoutRun(text)
    return { ids: glyphs.map(({ id }) => id), positions, width: Math.round(advanceWidth * 1e6) }
  }
}

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;:-/()&@ àéîõüçßñ'
const letters = fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength: 1, maxLength: 12 })

test.each(['latin-text', 'latin-bold'])('%s shapes every word as before', async (file) => {
  const [plain, byPairs] = [await open(file, false), await open(file, true)]
  for (const word of ['AVATAR', 'Ty', 'office', 'fjord', 'flow ', 'To.', "L'été", '1/2', 'W', ' ']) {
    expect(byPairs(word)).toEqual(plain(word))
  }
  fc.assert(
    fc.property(letters, (word) => {
      expect(byPairs(word)).toEqual(plain(word))
    }),
  )
})
