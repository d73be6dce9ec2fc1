import { indigo, ink, iris, marigold, slate, tones, white } from '../kit/palette.ts'
import { line, plane } from '../kit/svg.ts'
import { ears, features, head, neck, portrait, shoulders, skins } from './bust.ts'

const beard =
  'M109 144C108 200 132 228 160 228S212 200 211 144L204 154C200 176 188 174 176 172Q168 169 160 173Q152 169 144 172C132 174 120 176 116 154z'

/** A man in his forties, turban and a full, kept beard, an open collar under a jacket. */
export function engineer() {
  const skin = skins.wheat
  return portrait(
    tones.sand,
    'M0 40L120 300M0 116L76 300M0 192L36 300',
    plane(ink, shoulders),
    plane(slate, 'M190 222L216 232C260 240 284 256 284 288V320H160V272z'),
    plane(white, 'M122 226L160 276L198 226L184 214H136z'),
    neck(skin),
    ears(skin),
    head(skin),
    features(skin),
    plane(ink, beard),
    line(slate, 'M136 208Q146 218 156 220M184 208Q174 218 164 220', { width: 3 }),
    line(skin.lip, 'M148 185Q160 190 172 185', { width: 5 }),
    plane(marigold, 'M132 108L160 80L188 108z'),
    plane(indigo, 'M98 132C72 80 104 28 160 28S248 80 222 132C214 116 188 104 160 86C132 104 106 116 98 132z'),
    plane(iris, 'M98 132C72 80 104 28 160 28C184 28 204 36 216 52C184 56 128 88 98 132z'),
    line(indigo, 'M92 112C116 76 152 52 196 38M90 90C108 64 132 46 168 34', { width: 3 }),
    line(iris, 'M224 124C216 104 196 92 176 82M229 104C222 88 208 78 192 70', { width: 3 }),
  )
}
