import type Pdf from 'pdfkit'

type Doc = InstanceType<typeof Pdf>

export const colours = {
  paper: '#FFFBF4',
  ink: '#171A3B',
  soft: '#565A80',
  marigold: '#F2A01E',
  marigoldInk: '#7D4E00',
  indigo: '#3B3FA8',
  leaf: '#1D7F54',
  night: '#ECEBFA',
  nightSoft: '#B3B6DC',
}

/** The logo, on a grid of 32 as on the web. */
export function drawLogo(doc: Doc, x: number, y: number, size: number) {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32)
    .lineCap('round')
  doc.path('M4.6 4.5L28 25M6.6 11.6L20.8 25M8.6 18.7L14.4 25').lineWidth(1.5).strokeColor(colours.ink).stroke()
  doc.path('M10.4 25L4.2 4').lineWidth(3).strokeColor(colours.ink).stroke()
  doc.path('M1.75 26.75h28.5').lineWidth(3.5).strokeColor(colours.marigold).stroke()
  doc.restore()
}
