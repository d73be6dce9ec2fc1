import { gap, plankCorners } from './bridge.ts'
import type { Point2 } from './camera.ts'
import type { Canvas } from './canvas.ts'
import { after, between, ease, story, swell, within } from './timing.ts'

type Word = { long: number; color: string }

const name = (long: number): Word => ({ long, color: '#4f54b8' })
const sign = (long: number): Word => ({ long, color: '#3d4296' })
const value = (long: number): Word => ({ long, color: '#7a4e0c' })

/** The lines in pixels of a wide screen: how far each is indented, and its words. */
export const lines: { indent: number; words: Word[] }[] = [
  { indent: 0, words: [sign(32), name(70), sign(14), value(44)] },
  { indent: 26, words: [name(56), sign(12), name(80)] },
  { indent: 26, words: [sign(28), name(48), value(60)] },
  { indent: 52, words: [name(84), sign(40)] },
  { indent: 52, words: [sign(36), name(60), value(24)] },
  { indent: 26, words: [name(44), sign(52)] },
  { indent: 0, words: [sign(20)] },
]

const mix = (a: Point2, b: Point2, t: number): Point2 => [between(a[0], b[0], t), between(a[1], b[1], t)]

/** A line of code is typed below the gap, rises, closes up and lies down as a plank; later the place is open again. */
export function drawLine({ quad, at, fire }: Canvas, now: number, index: number, origin: Point2, size: number) {
  const { indent, words } = lines[index]!
  const age = after(now, story.typed + index * 0.02)
  const typed = within(age, 0, 0.06)
  const flight = ease(within(age, 0.14, 0.09))
  const shown = swell(age, 0, 0.8, 0.01, 0.12)
  const glow = swell(age, 0.2, 0.3, 0.03, 0.22)
  if (shown < 0.01) return

  const [farLeft, farRight, nearRight, nearLeft] = plankCorners(gap.from, index).map(at) as [
    Point2,
    Point2,
    Point2,
    Point2,
  ]
  const whole = words.reduce((sum, { long }) => sum + long, 0)
  const y = origin[1] + index * 12 * size
  let x = origin[0] + indent * size
  let share = 0
  for (const [place, { long, color }] of words.entries()) {
    const wide = long * size * Math.min(Math.max(typed * words.length - place, 0), 1)
    const next = share + long / whole
    const written: Point2[] = [
      [x, y],
      [x, y + 6 * size],
      [x + wide, y + 6 * size],
      [x + wide, y],
    ]
    const laid: Point2[] = [
      mix(farRight, nearRight, share),
      mix(farLeft, nearLeft, share),
      mix(farLeft, nearLeft, next),
      mix(farRight, nearRight, next),
    ]
    const corners = written.map((corner, i) => mix(corner, laid[i]!, flight))
    if (wide > 0.5) quad(color, corners, shown)
    // Once it lies, the words are one plank: first it glows, then it is a plank like any other.
    if (flight > 0.6) quad('#343a80', corners, shown * within(flight, 0.6, 0.4))
    if (glow > 0) quad(fire(corners[0]![0]).color, corners, glow * 0.85)
    x += (long + 10) * size
    share = next
  }
}
