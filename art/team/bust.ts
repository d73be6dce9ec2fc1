import { amber, ink, marigold, type Tone } from '../kit/palette.ts'
import { box, disc, line, picture, plane } from '../kit/svg.ts'

export type Skin = { lit: string; shade: string; lip: string }

export const skins = {
  wheat: { lit: '#d09a6c', shade: '#bd8558', lip: '#9a4f3c' },
  almond: { lit: '#b67e52', shade: '#a26c42', lip: '#84412f' },
  teak: { lit: '#95603d', shade: '#825031', lip: '#6b3125' },
  umber: { lit: '#76482f', shade: '#653b25', lip: '#4f251c' },
} satisfies Record<string, Skin>

/** A person behind the parapet of the bridge: sky and sun behind, the deck in front. */
export const portrait = (tone: Tone, cables: string, ...person: string[]) =>
  picture(
    320,
    320,
    plane(tone.sky, box(0, 0, 320, 320)),
    plane(tone.disc, disc(160, 136, 116)),
    line(tone.cable, cables, { width: 3 }),
    ...person,
    plane(tone.water, box(0, 300, 320, 20)),
    plane(marigold, box(0, 296, 320, 8)),
    plane(amber, box(0, 304, 320, 4)),
  )

export const shoulders = 'M36 320V288C36 256 60 240 104 232L136 220H184L216 232C260 240 284 256 284 288V320z'

export const neck = ({ lit, shade }: Skin) =>
  plane(lit, 'M136 176H184V228L160 252L136 228z') + plane(shade, 'M136 184C144 204 164 208 184 196V228L160 252z')

/** How far down the cheeks stay wide is most of what makes one jaw differ from another. */
const jaws = { soft: [176, 136], square: [188, 128] } as const

export const head = ({ lit, shade }: Skin, jaw: keyof typeof jaws = 'soft') => {
  const [cheek, chin] = jaws[jaw]
  const face = `M112 116V144C112 ${cheek} ${chin} 204 160 204S208 ${cheek} 208 144V116C208 88 188 72 160 72S112 88 112 116z`
  return (
    `<clipPath id="a"><path d="${face}"/></clipPath>` +
    plane(lit, face) +
    `<g clip-path="url(#a)">${plane(shade, 'M148 60H220V212H192z')}</g>`
  )
}

export const ears = ({ lit, shade }: Skin) => plane(lit, disc(110, 144, 11)) + plane(shade, disc(210, 144, 11))

type Look = { brow?: string; browAt?: number }

/** Calm eyes, a nose told by one line, a mouth that is about to smile. */
export const features = ({ lip }: Skin, { brow = ink, browAt = 124 }: Look = {}) =>
  line(brow, `M126 ${browAt + 2}q10-7 22-2M172 ${browAt}q12-5 22 2`, { width: 5 }) +
  plane(ink, disc(138, 142, 5), disc(182, 142, 5)) +
  line(lip, 'M158 142L152 165Q152 168 162 168', { width: 4 }) +
  line(lip, 'M144 183Q160 191 176 183', { width: 5 })
