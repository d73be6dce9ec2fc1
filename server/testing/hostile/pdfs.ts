import { deflateSync } from 'node:zlib'

/** A PDF of these objects, of which the first is the catalogue. */
export function pdfOf(objects: string[]): string {
  let pdf = '%PDF-1.7\n'
  const offsets = objects.map((object, at) => {
    const offset = pdf.length
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  return `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF\n`
}

const catalogue = '<</Type/Catalog/Pages 2 0 R>>'
const stream = (content: string, keys = '') => `<<${keys}/Length ${content.length}>>stream\n${content}\nendstream`
const form = (content: string, resources: string) =>
  stream(content, `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<${resources}>>`)
const packed = (content: Buffer) => stream(deflateSync(content, { level: 1 }).toString('latin1'), '/Filter/FlateDecode')
const times = (count: number, make: (at: number) => string) => Array.from({ length: count }, (_, at) => make(at))

/** One page; its content is the fourth object, which `more` follow. */
const onePage = (content: string, resources: string, ...more: string[]) => [
  catalogue,
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<<${resources}>>>>`,
  content,
  ...more,
]
const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
const words = (count: number) => packed(Buffer.from('BT /F 9 Tf (some words) Tj ET '.repeat(count)))

/** Files that are made to keep a reader busy, fill its memory or end it. `isSlow`: until its limit is reached. */
export const hostilePdfs: { name: string; isSlow?: true; objects: () => string[] }[] = [
  {
    name: 'a page tree that contains itself',
    objects: () => [catalogue, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 100>>'],
  },
  {
    name: 'a page tree whose nodes contain each other',
    objects: () => [catalogue, '<</Kids[3 0 R]/Count 5>>', '<</Type/Pages/Parent 2 0 R/Kids[2 0 R]/Count 5>>'],
  },
  {
    name: 'a page tree that doubles forty times',
    objects: () => [catalogue, ...times(40, (at) => `<</Type/Pages/Kids[${at + 3} 0 R ${at + 3} 0 R]/Count 300>>`)],
  },
  { name: 'a catalogue that is itself', objects: () => ['1 0 R'] },
  { name: 'two billion pages', objects: () => [catalogue, '<</Type/Pages/Kids[3 0 R]/Count 2147483647>>'] },
  {
    name: 'lists in lists, half a million deep',
    objects: () => [catalogue, `<</Type/Pages/Kids${'['.repeat(500_000)}${']'.repeat(500_000)}/Count 1>>`],
  },
  {
    name: 'a drawing that contains itself',
    objects: () =>
      onePage(stream('/X Do'), '/XObject<</X 5 0 R>>', form('/X Do /X Do BT (a) Tj ET', '/XObject<</X 5 0 R>>')),
  },
  {
    name: 'a font whose letters are written in it',
    objects: () =>
      onePage(
        stream('BT /F 9 Tf (a) Tj ET'),
        '/Font<</F 5 0 R>>',
        '<</Type/Font/Subtype/Type3/FontBBox[0 0 1 1]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a 6 0 R>>/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[1]/Resources<</Font<</F 5 0 R>>>>>>',
        stream('1 0 d0 BT /F 9 Tf (aa) Tj ET'),
      ),
  },
  { name: 'a content whose length is itself', objects: () => onePage('<</Length 4 0 R>>stream\nBT ET\nendstream', '') },
  {
    name: 'a content that unpacks to 400 MB',
    isSlow: true,
    objects: () => onePage(packed(Buffer.alloc(400 * 1024 * 1024, ' ')), ''),
  },
  {
    name: 'a page with millions of words',
    isSlow: true,
    objects: () => onePage(words(4_000_000), '/Font<</F 5 0 R>>', helvetica),
  },
  {
    name: 'three hundred pages with a hundred thousand words each',
    isSlow: true,
    objects: () => {
      const [first, , ...rest] = onePage(words(100_000), '/Font<</F 5 0 R>>', helvetica)
      return [first!, `<</Type/Pages/Kids[${'3 0 R '.repeat(300)}]/Count 300>>`, ...rest]
    },
  },
  {
    name: 'a drawing that doubles forty times',
    isSlow: true,
    objects: () =>
      onePage(
        stream('/X Do'),
        '/XObject<</X 5 0 R>>',
        ...times(40, (at) => form('/X Do /X Do', `/XObject<</X ${at + 6} 0 R>>`)),
        form('BT ET', ''),
      ),
  },
]
