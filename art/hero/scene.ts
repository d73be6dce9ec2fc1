import { along, gap, half, inGap, onPylon, plank, plankCorners, span, stays } from './bridge.ts'
import type { Camera, Point2, Point3 } from './camera.ts'
import { canvas, type Canvas } from './canvas.ts'
import { drawLine, lines } from './lines.ts'
import { setting } from './setting.ts'
import { after, between, ease, story, swell, within } from './timing.ts'

const deck = '#282e66'
const deckSide = '#1a1e4a'
const rail = '#343a80'
const ends = [-28, span + 26] as const

function drawDeck({ flat, stroke }: Canvas) {
  for (let x: number = ends[0]; x < ends[1]; x += plank.pitch) if (!inGap(x)) flat(deck, plankCorners(x, 0))
  const after = gap.from + gap.planks * plank.pitch
  for (const [from, to] of [
    [ends[0], gap.from - 0.6],
    [after, ends[1]],
  ] as const) {
    flat(deckSide, [
      [from, 0, half],
      [to, 0, half],
      [to, -1.8, half],
      [from, -1.8, half],
    ])
  }
  for (const z of [-half, half]) stroke(rail, [gap.from - 1, 0, z], [after, 0, z], 1.5)
}

/** The deck hides where the pylon goes through it, so the pier below is drawn before and the pylon after. */
const drawPier = ({ flat }: Canvas) => {
  flat('#2c3174', [
    [span - 6, 0, 0],
    [span + 6, 0, 0],
    [span + 8, -15, 0],
    [span - 8, -15, 0],
  ])
  flat('#20245a', [
    [span + 1, 0, 0],
    [span + 6, 0, 0],
    [span + 8, -15, 0],
    [span + 4, -15, 0],
  ])
}

function drawPylon({ flat, at, fire }: Canvas) {
  const [foot, top] = [onPylon(0), onPylon(1.02)]
  const side = (from: number, to: number): Point3[] => [
    [foot[0] + from * 5, foot[1], 0],
    [foot[0] + to * 5, foot[1], 0],
    [top[0] + to * 1.9, top[1], 0],
    [top[0] + from * 1.9, top[1], 0],
  ]
  const { free } = fire(at(foot)[0])
  flat(free > 0 ? '#6065ca' : '#4f54b4', side(-1, 1))
  flat('#3f44ad', side(0.1, 1))
}

/** Each stay takes up the light from the pylon in turn and carries it down to its lamp. */
function drawRinging({ light, reflection }: Canvas, now: number) {
  stays.forEach(({ from, anchor }, index) => {
    const age = after(now, story.ringing + (stays.length - index) * 0.005)
    const end: Point3 = [anchor, 0, half]
    const way = ease(within(age, 0, 0.17))
    if (way < 1) {
      for (const [lag, size] of [
        [0, 0.34],
        [0.018, 0.26],
        [0.036, 0.18],
      ] as const) {
        light(along(from, end, Math.max(way - lag, 0)), size, swell(age, 0, 0.18, 0.02, 0.05), lag ? 2 : 6)
      }
    }
    const lamp = 0.4 + 0.6 * swell(age, 0.16, 0.3, 0.02, 0.24)
    light([anchor, 0.5, half], 0.36, lamp)
    reflection([anchor, -14, half], lamp * 0.35)
  })
}

/** The learner's light: over the span with a short wake, then up the pylon. */
function drawCrossing({ light, flat, fire, at }: Canvas, now: number) {
  const age = after(now, story.crossing)
  const climb = after(now, story.climbing)
  const x = between(-34, span, within(age, 0, 0.5))
  const head: Point3 = [x, 0.6, 2]
  if (age < 0.5) {
    flat(
      fire(at(head)[0]).color,
      [
        [x - 22, 0.6, 2],
        [x, 0.6, 1.4],
        [x, 0.6, 2.6],
      ],
      0.7,
    )
    light(head, 0.7, 1, 8)
  }
  if (climb < 0.24) light(onPylon(ease(within(climb, 0, 0.1))), 1, swell(climb, 0.01, 0.22, 0.02, 0.1), 9)
}

const cable = (quiet: number) =>
  `<linearGradient id="cable" gradientUnits="userSpaceOnUse" x1="${quiet - 60}" y1="0" x2="${quiet + 140}" y2="0"><stop stop-color="#3a3f92"/><stop offset="1" stop-color="#7b80e6"/></linearGradient>`
const glow =
  '<radialGradient id="glow"><stop stop-color="#f2a01e"/><stop offset="1" stop-color="#f2a01e" stop-opacity="0"/></radialGradient>'

/** One moment of the loop as a picture. Words may lie left of `quiet`. */
export function scene(now: number, view: Camera, quiet: number) {
  const turn = now * 2 * Math.PI
  const eye: Point3 = [view.eye[0] + 2 * Math.sin(turn), view.eye[1] + 0.4 * Math.sin(turn + 1), view.eye[2]]
  const draw = canvas({ ...view, eye }, quiet)

  setting(draw, view)
  for (const { from, anchor } of stays) draw.stroke('url(#cable)', from, [anchor, 0, -half], 1.2, 0.5)
  drawPier(draw)
  drawDeck(draw)
  drawPylon(draw)
  for (const { from, anchor } of stays) draw.stroke('url(#cable)', from, [anchor, 0, half], 1.8)

  const size = view.width / 1280
  const [x, y] = draw.at([gap.from + 14, 0, half])
  const origin: Point2 = [x + 24 * size, y + 18 * size]
  for (const index of lines.keys()) drawLine(draw, now, index, origin, size)
  for (let other = 0; other < 5; other++) draw.light([between(-34, span, after(now + other / 5, 0)), 0.8, -4], 0.3, 0.6)
  drawCrossing(draw, now)
  drawRinging(draw, now)

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width}" height="${view.height}" viewBox="0 0 ${view.width} ${view.height}" fill="none" stroke-linecap="round">${glow}${cable(quiet)}${draw.marks.join('')}</svg>`
}
