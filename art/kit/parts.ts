import { amber, marigold, mist, type Tone } from './palette.ts'
import { box, disc, line, n, picture, plane, polygon, rounded } from './svg.ts'

/** The pylon of the mark leans this much for each pixel it rises; every shaded edge follows it. */
export const lean = 0.29

/** Strokes of the whole family: what stands, what is outlined, what hangs. */
export const heavy = 12
export const outline = 6
export const fine = 3

export const deckTop = 284

type Point = [number, number]
type Ground = { tone: Tone; sun: [x: number, y: number, r: number]; ripples: string; inFront?: string }

/** Every emblem has the deck at the same height from edge to edge, so cards side by side make one bridge. */
export const emblem = ({ tone, sun, ripples, inFront = '' }: Ground, ...content: string[]) =>
  picture(
    640,
    360,
    plane(tone.sky, box(0, 0, 640, deckTop)),
    plane(tone.disc, disc(...sun)),
    plane(tone.water, box(0, deckTop, 640, 360 - deckTop)),
    line(tone.ripple, ripples, { width: outline }),
    ...content,
    plane(marigold, box(0, deckTop, 640, 8)),
    plane(amber, box(0, deckTop + 8, 640, 4)),
    inFront,
  )

/** Where the pylon stands at a height above its foot. */
export const onPylon = (foot: number, rise: number): Point => [foot - lean * rise, deckTop - rise]

export const pylon = (color: string, foot: number, rise: number) => {
  const [x, y] = onPylon(foot, rise)
  return line(color, `M${foot} ${deckTop}L${n(x)} ${n(y)}`, { width: heavy })
}

export const stays = (color: string, pairs: [Point, Point][]) =>
  line(color, pairs.map(([from, to]) => `M${from.map(n).join(' ')}L${to.map(n).join(' ')}`).join(''), { width: fine })

/** The part of a block that lies away from the light, cut off along the lean of the pylon. */
export const facet = (fill: string, x: number, y: number, w: number, h: number, cut = 0.55) => {
  const top = x + w * cut
  const foot = Math.min(top + lean * h, x + w)
  return plane(fill, polygon([top, y], [x + w, y], [x + w, y + h], [foot, y + h]))
}

export const block = (fill: string, shade: string, x: number, y: number, w: number, h: number, cut?: number) =>
  plane(fill, box(x, y, w, h)) + facet(shade, x, y, w, h, cut)

/** A browser window: a lit plane with a bar and three dots. */
export const browser = (tone: Tone, x: number, y: number, w: number, h: number) =>
  block(tone.face, tone.shade, x, y, w, h, 0.6) +
  plane(tone.body, box(x, y, w, 24)) +
  plane(tone.face, ...[16, 32, 48].map((at) => disc(x + at, y + 12, 4)))

/** One unit of a server: a slab with two lamps and its vents. */
export const server = (tone: Tone, x: number, y: number, w: number, h: number, lamp: string, vents = 4) => {
  const middle = y + h / 2
  const slits = Array.from({ length: vents }, (_, i) => `M${x + w - 20 - i * 14} ${middle - 8}v16`).join('')
  return (
    block(tone.body, tone.dark, x, y, w, h, 0.6) +
    plane(lamp, disc(x + 20, middle, 6)) +
    plane(mist, disc(x + 40, middle, 6)) +
    line(mist, slits, { width: outline })
  )
}

/** A store of rows: a drum seen a little from above. */
export const drum = (fill: string, shade: string, lid: string, x: number, y: number, w: number, h: number) => {
  const rx = w / 2
  const ry = Math.round(w / 10)
  const bottom = y + h - ry
  return (
    plane(fill, `M${x} ${y + ry}v${h - 2 * ry}a${rx} ${ry} 0 0 0 ${w} 0v${2 * ry - h}z`) +
    plane(
      shade,
      `M${n(x + w * 0.62)} ${y + ry}L${n(x + w * 0.78)} ${n(bottom + ry * 0.8)}A${rx} ${ry} 0 0 0 ${x + w} ${bottom}V${y + ry}z`,
    ) +
    plane(lid, `M${x} ${y + ry}a${rx} ${ry} 0 1 0 ${w} 0a${rx} ${ry} 0 1 0-${w} 0z`)
  )
}

export const check = (color: string, x: number, y: number, size: number, width = outline) =>
  line(color, `M${n(x - size)} ${n(y)}l${n(size * 0.7)} ${n(size * 0.7)}L${n(x + size)} ${n(y - size * 0.7)}`, {
    width,
  })

/** Lines of code as a reader sees them from afar: bars of different length, indented. */
export const code = (color: string, x: number, y: number, rows: [indent: number, ...bars: number[]][], step = 20) =>
  line(
    color,
    rows
      .map(([indent, ...bars], row) => {
        let at = x + indent
        return bars
          .map((bar) => {
            const d = `M${at} ${y + row * step}h${bar}`
            at += bar + 12
            return d
          })
          .join('')
      })
      .join(''),
    { width: outline },
  )

export const tile = (fill: string, x: number, y: number, w: number, h: number, r = 8) =>
  plane(fill, rounded(x, y, w, h, r))

/** A pair of braces around the space given. */
export const braces = (color: string, x: number, y: number, w: number, h: number) => {
  const q = h / 5
  const half = (at: number, way: 1 | -1) =>
    `M${at} ${y}h${-way * q}q${-way * q} 0 ${-way * q} ${q}v${q / 2}q0 ${q} ${-way * q} ${q}q${way * q} 0 ${way * q} ${q}v${q / 2}q0 ${q} ${way * q} ${q}h${way * q}`
  return line(color, half(x + 3 * q, 1) + half(x + w - 3 * q, -1), { width: outline })
}
