import { amber, haze, indigo, ink, iris, marigold, tones, white } from '../kit/palette.ts'
import { block, deckTop, emblem, fine, heavy } from '../kit/parts.ts'
import { line, moved } from '../kit/svg.ts'

const s = 'M44 12Q40 0 22 0Q2 0 2 14Q2 26 22 28Q44 30 44 43Q44 56 22 56Q4 56 0 44'

/** A brace laid on its side is a bridge: it carries the span from one language to the other. */
export function javascript() {
  const tone = tones.ink
  const hangers = [212, 248, 284, 320, 356, 392, 428].map((x) => `M${x} 84V${deckTop}`).join('')
  return emblem(
    { tone, sun: [320, 168, 112], ripples: 'M48 324h40M152 344h72M288 328h64M416 344h40M520 324h72' },
    line(tone.cable, hangers, { width: fine }),
    line(haze, 'M108 132V124Q108 84 148 84H284Q320 84 320 40Q320 84 356 84H492Q532 84 532 124V132', { width: heavy }),
    block(marigold, amber, 32, 132, 152, 152, 0.62),
    line(ink, 'M92 204v40q0 16-18 16q-14 0-18-12', { width: heavy }) + moved(116, 204, line(ink, s, { width: heavy })),
    block(iris, indigo, 456, 132, 152, 152, 0.62),
    line(white, 'M476 204h48M500 204v56', { width: heavy }) + moved(540, 204, line(white, s, { width: heavy })),
  )
}
