import { coral, marigold, tones, vermilion } from '../kit/palette.ts'
import { disc, line, plane } from '../kit/svg.ts'
import { ears, features, head, neck, portrait, shoulders, skins } from './bust.ts'

const hair = '#63678f'
const silver = '#a9acd0'

/** A woman in her fifties, greying hair in a low bun, a sari over the shoulder. */
export function director() {
  const skin = skins.almond
  return portrait(
    tones.ink,
    'M320 24L176 300M320 92L232 300M320 164L280 300',
    plane('#4d517a', disc(202, 196, 27)),
    plane(hair, 'M104 144C92 84 124 52 160 52S228 84 216 144L200 168H120z'),
    plane('#7d2216', shoulders),
    neck(skin),
    // The sari crosses from the waist to her left shoulder; its border is the lit edge.
    plane(vermilion, 'M196 222L216 232C260 240 284 256 284 288V320H112z'),
    line(coral, 'M226 240L184 296M250 248L218 296', { width: 3 }),
    plane(marigold, 'M184 220L204 227L144 320H116z'),
    ears(skin),
    head(skin),
    features(skin, { brow: '#3d4068' }),
    line('#8d5a36', 'M134 172Q131 180 135 186M187 172Q190 180 186 186', { width: 3 }),
    plane(hair, 'M106 140C108 108 136 100 160 78C184 100 212 108 214 140C226 92 200 58 160 58S94 92 106 140z'),
    plane(
      silver,
      'M160 62C128 66 106 92 106 128C112 104 134 92 160 78z',
      'M160 62C178 64 192 72 202 84C188 80 172 72 160 66z',
    ),
    plane(vermilion, disc(160, 114, 4)),
    plane(marigold, disc(108, 160, 5), disc(212, 160, 5)),
  )
}
