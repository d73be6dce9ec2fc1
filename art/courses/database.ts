import { amber, dusk, ink, marigold, mist, night, straw, tones, white } from '../kit/palette.ts'
import { drum, emblem, facet, fine, outline } from '../kit/parts.ts'
import { box, disc, line, plane } from '../kit/svg.ts'

const cells = (color: string, y: number) =>
  line(color, `M376 ${y}h32M452 ${y}h${y % 88 ? 36 : 24}M532 ${y}h28`, { width: outline })

/** One row is drawn out of the store, lies across the gap like a plank, and arrives in the table. */
export function database() {
  const tone = tones.indigo
  const key =
    plane(marigold, disc(380, 88, 12)) +
    plane(ink, disc(380, 88, 4)) +
    line(marigold, 'M392 88h20v8m-10-8v6', { width: outline })
  return emblem(
    { tone, sun: [176, 140, 128], ripples: 'M32 324h56M136 344h88M272 324h40M392 344h48M504 324h96' },
    plane(white, box(352, 64, 232, 220)),
    facet(tone.shade, 352, 64, 232, 220, 0.55),
    plane(ink, box(352, 64, 232, 48)),
    line(mist, 'M452 88h36M532 88h28', { width: outline }),
    key,
    line(ink, 'M352 156H584M352 244H584', { width: fine }),
    cells(ink, 134),
    cells(ink, 222),
    cells(ink, 264),
    plane(amber, box(240, 156, 352, 44)),
    plane(marigold, box(240, 152, 352, 40)),
    cells(ink, 172),
    drum(ink, night, dusk, 72, 196, 208, 98),
    drum(marigold, amber, straw, 72, 124, 208, 88),
    drum(ink, night, dusk, 72, 40, 208, 100),
  )
}
