import { haze, leaf, mint, mist, night, paper, tones } from '../kit/palette.ts'
import { line, plane } from '../kit/svg.ts'
import { features, head, neck, portrait, shoulders, skins } from './bust.ts'

const glasses =
  'M120 142a18 18 0 1 0 36 0a18 18 0 1 0-36 0zM164 142a18 18 0 1 0 36 0a18 18 0 1 0-36 0zM156 139q4-3 8 0M120 138l-10-4M200 138l10-4'

/** A woman in her twenties with long hair and round glasses, a dupatta over a plain kurta. */
export function teacher() {
  const skin = skins.teak
  return portrait(
    tones.indigo,
    'M320 24L176 300M320 92L232 300M320 164L280 300',
    plane(night, 'M92 256C84 180 84 48 160 48S236 180 228 256z'),
    plane(paper, shoulders),
    plane(mist, 'M160 252L186 222L216 232C260 240 284 256 284 288V320H180z'),
    neck(skin),
    line(leaf, 'M134 226L160 256L186 226', { width: 5 }),
    plane(leaf, 'M104 232L132 221C128 260 124 292 112 320H36V288C36 256 60 240 104 232z'),
    line(mint, 'M108 236C104 264 98 284 90 296M84 240C80 262 72 282 64 296', { width: 3 }),
    head(skin),
    features(skin, { browAt: 115 }),
    plane(night, 'M104 164C104 120 124 108 132 84C156 108 208 104 216 164C228 92 200 56 160 56S92 92 104 164z'),
    line(haze, glasses, { width: 4 }),
  )
}
