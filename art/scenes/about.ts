import { amber, indigo, ink, iris, leaf, marigold, slate, straw, tones, vermilion } from '../kit/palette.ts'
import { block, facet, lean } from '../kit/parts.ts'
import { box, disc, line, n, picture, plane, polygon } from '../kit/svg.ts'

const [width, height, deck] = [1280, 420, 300]
const [foot, rise] = [404, 272]

type Walker = { x: number; y?: number; coat: string; shade: string; skin: string; bag?: boolean; bun?: boolean }

/** Someone on the way: a stride, a coat, perhaps a bag or a bun. */
function walker({ x, y = deck, coat, shade, skin, bag, bun }: Walker) {
  return [
    line(ink, `M${x - 2} ${y - 24}l-8 22M${x + 2} ${y - 24}l8 22`, { width: 6, cap: 'butt' }),
    bag ? plane(ink, `M${x - 8} ${y - 50}h-4q-6 0-6 6v12q0 6 6 6h4z`) : '',
    plane(coat, polygon([x - 8, y - 52], [x + 8, y - 52], [x + 12, y - 18], [x - 12, y - 18])),
    plane(shade, polygon([x + 1, y - 52], [x + 8, y - 52], [x + 12, y - 18], [x + 10, y - 18])),
    bun ? plane(ink, disc(x - 10, y - 62, 5)) : '',
    plane(skin, disc(x, y - 62, 9)),
    plane(ink, `M${x - 9} ${y - 60}a9 9 0 0 1 14-9q-2 6-14 9z`),
  ].join('')
}

/** A house of windows on the far bank: where the work is. */
function house(x: number, w: number, h: number, face: string, shade: string) {
  const panes = Array.from({ length: Math.floor((h - 20) / 36) }, (_, row) =>
    Array.from({ length: Math.floor((w - 16) / 28) }, (_, column) =>
      box(x + 16 + column * 28, deck - h + 20 + row * 36, 12, 18),
    ).join(''),
  )
  return block(face, shade, x, deck - h, w, h, 0.55) + plane(straw, ...panes)
}

/** Lines of code, each more complete than the one below, until the last is a plank of the deck. */
const treads: [x: number, y: number, ...bars: number[]][] = [
  [4, 384, 8, 16, 8],
  [56, 363, 20, 16],
  [104, 342, 32, 16],
  [156, 321, 52],
]

function stairs() {
  const lines = treads.map(([x, y, ...bars]) => {
    let at = x
    const rows = bars.map((bar) => {
      const d = box(at, y, bar, 8)
      at += bar + 4
      return d
    })
    return plane(marigold, ...rows)
  })
  return (
    plane(indigo, 'M0 384H52V363H104V342H156V321H208V300H260V420H0z') +
    plane(ink, 'M190 321H208V300H260V420H219z') +
    lines.join('')
  )
}

/** The whole crossing: code that becomes steps, the span, and the town that hires. */
export function about() {
  const tone = tones.sand
  const stays = Array.from({ length: 11 }, (_, i) => {
    const share = (i + 1) / 11
    return `M${n(foot - lean * rise * share)} ${n(deck - rise * share)}L${n(foot + 44 + share * 608)} ${deck}`
  }).join('')
  return picture(
    width,
    height,
    plane(tone.sky, box(0, 0, width, deck)),
    plane(tone.disc, disc(836, 188, 168)),
    plane(tone.water, box(0, deck, width, height - deck)),
    line(tone.ripple, 'M288 344h64M476 384h40M544 352h120M700 396h56M780 348h40M868 380h96M948 340h40M612 404h32', {
      width: 6,
    }),
    plane(indigo, box(1072, deck, 208, 120)),
    facet(ink, 1072, deck, 208, 120, 0.5),
    house(1096, 72, 144, indigo, slate),
    house(1176, 84, 216, iris, indigo),
    line(ink, stays, { width: 3 }),
    plane(slate, polygon([380, deck], [428, deck], [436, height], [372, height])),
    plane(ink, polygon([404, deck], [428, deck], [436, height], [421, height])),
    line(ink, `M${foot} ${deck}L${n(foot - lean * rise)} ${deck - rise}`, { width: 16 }),
    stairs(),
    walker({ x: 134, y: 342, coat: vermilion, shade: '#a92d18', skin: '#95603d', bun: true }),
    walker({ x: 512, coat: leaf, shade: '#166444', skin: '#b67e52', bag: true }),
    walker({ x: 560, coat: iris, shade: indigo, skin: '#76482f', bun: true }),
    walker({ x: 764, coat: indigo, shade: slate, skin: '#d09a6c', bag: true }),
    walker({ x: 1020, coat: vermilion, shade: '#a92d18', skin: '#95603d', bag: true }),
    plane(marigold, box(208, deck, width - 208, 10)),
    plane(amber, box(208, deck + 10, width - 208, 5)),
  )
}
