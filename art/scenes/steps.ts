import { amber, indigo, ink, iris, marigold, mist, night, tones, white, type Tone } from '../kit/palette.ts'
import { check, code, facet, lean } from '../kit/parts.ts'
import { box, disc, line, n, outlined, picture, plane, rounded } from '../kit/svg.ts'

const deck = 132
const [thick, thin] = [4, 2]

/** Three cuts of one crossing, from before dawn to day; the decks meet when the pictures stand side by side. */
const cut = (tone: Tone, sun: [number, number, number], ripples: string, ...content: string[]) =>
  picture(
    240,
    180,
    plane(tone.sky, box(0, 0, 240, deck)),
    plane(tone.disc, disc(...sun)),
    plane(tone.water, box(0, deck, 240, 180 - deck)),
    line(tone.ripple, ripples, { width: thick }),
    ...content,
  )

const planks = (x: number, width: number, y = deck) =>
  plane(marigold, box(x, y, width, 6)) + plane(amber, box(x, y + 6, width, 4))
const openPlank = (color: string, x: number) => line(color, box(x + 1, deck + 1, 34, 8), { width: thin, dash: '2 4' })

const card = (x: number, y: number, face: string, shade: string, mark: string) =>
  plane(face, box(x, y, 48, 68)) +
  facet(shade, x, y, 48, 68, 0.5) +
  line(mark, `M${x + 12} ${y + 44}h24M${x + 12} ${y + 54}h12`, { width: thick })

/** Three courses on the bank; one of them is taken up. */
export function choose() {
  const tone = tones.ink
  return cut(
    tone,
    [96, 68, 52],
    'M196 156h28M184 168h8',
    plane(tone.body, box(0, deck, 172, 48)),
    facet(tone.dark, 0, deck, 172, 48, 0.7),
    card(12, 64, iris, indigo, white),
    line(white, 'M24 80h24v16h-24zM24 86h24', { width: thin + 1 }),
    card(124, 64, iris, indigo, white),
    line(white, 'M148 78l10 6v12l-10 6l-10-6v-12z', { width: thin + 1 }),
    line(tone.cable, 'M80 0V36M104 0V36', { width: thin }),
    card(68, 36, marigold, amber, ink),
    line(ink, 'M86 52l-8 8 8 8M98 52l8 8-8 8', { width: thick }),
    outlined(white, ink, 'M104 84v36l9-8 7 15 8-4-7-14h13z', thick),
    planks(0, 172),
    planks(176, 36),
    openPlank(tone.cable, 216),
  )
}

/** Plank after plank comes out of the lines on the screen, by one's own clock. */
export function learn() {
  const tone = tones.indigo
  return cut(
    tone,
    [204, 48, 32],
    'M20 164h28M84 156h40M152 168h36M212 156h12',
    line(tone.line, 'M204 30V48L216 56', { width: thick }),
    plane(ink, rounded(20, 60, 92, 68, 6)),
    plane(night, box(28, 68, 76, 56)),
    code(
      mist,
      38,
      78,
      [
        [0, 20, 16],
        [12, 28],
        [12, 12, 8],
        [0, 12],
      ],
      12,
    ),
    plane(mist, box(8, 124, 116, 8)),
    plane(white, box(8, 124, 72, 8)),
    ...[-24, 16, 56, 96].map((x) => planks(x, 36)),
    line(tone.cable, 'M144 0V100M164 0V100', { width: thin }),
    planks(136, 36, 100),
    ...[136, 176, 216].map((x) => openPlank(tone.cable, x)),
  )
}

/** The other bank: the span is closed, and what was earned hangs from the pylon. */
export function certified() {
  const tone = tones.sand
  const top = [n(224 - lean * 116), 16]
  return cut(
    tone,
    [104, 72, 52],
    'M12 160h32M20 172h8M52 172h20',
    plane(tone.body, box(84, deck, 156, 48)),
    facet(tone.dark, 84, deck, 156, 48, 0.6),
    line(ink, `M224 ${deck}L${n(224 - lean * 124)} 8`, { width: 8 }),
    line(ink, `M${top.join(' ')}L44 48M${top.join(' ')}L164 48`, { width: thin }),
    plane(white, box(44, 48, 120, 68)),
    facet(tone.shade, 44, 48, 120, 68, 0.6),
    line(indigo, 'M60 66h56', { width: thick }),
    line(mist, 'M60 82h40M60 96h28', { width: thick }),
    plane(amber, 'M124 88h20v36l-10-8-10 8z'),
    plane(marigold, disc(134, 84, 18)),
    check(ink, 134, 84, 8, thick),
    ...[-4, 36].map((x) => planks(x, 36)),
    planks(76, 164),
  )
}
