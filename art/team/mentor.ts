import { indigo, iris, night, slate, tones, white } from '../kit/palette.ts'
import { box, disc, line, plane } from '../kit/svg.ts'
import { ears, features, head, neck, portrait, shoulders, skins } from './bust.ts'

const curls = [
  [112, 104, 14],
  [116, 84, 18],
  [136, 64, 20],
  [164, 56, 22],
  [190, 66, 20],
  [206, 86, 16],
  [208, 106, 12],
  [140, 82, 16],
  [164, 80, 18],
  [188, 84, 16],
] as const

/** A man around thirty with short curls and a trimmed moustache, a shirt open over a round neck. */
export function mentor() {
  const skin = skins.umber
  return portrait(
    tones.haze,
    'M0 40L120 300M0 116L76 300M0 192L36 300',
    plane(indigo, shoulders),
    plane(slate, 'M196 224L216 232C260 240 284 256 284 288V320H200z'),
    plane(white, 'M128 222L112 320H208L192 222z'),
    neck(skin),
    plane(skin.lit, box(136, 220, 48, 20)),
    plane(skin.shade, 'M150 220H184V244H157z'),
    plane(white, 'M120 272L130 218C132 244 188 244 190 218L200 272z'),
    plane(iris, 'M137 212L104 232L116 264L136 236z'),
    plane(indigo, 'M183 212L216 232L204 264L184 236z'),
    ears(skin),
    head(skin, 'square'),
    features(skin),
    line(night, 'M142 177Q152 172 160 175Q168 172 178 177', { width: 5 }),
    plane(night, ...curls.map(([x, y, r]) => disc(x, y, r))),
  )
}
