import { states } from '#contract/kit/states.ts'

/** Union territories without a legislature charge UTGST instead of SGST. */
const withoutLegislature = new Set(['04', '26', '31', '35', '38'])

/** 27 as Maharashtra (27). */
export const stateName = (code: string): string => (states[code] ? `${states[code]} (${code})` : code)

export type TaxPart = { name: string; percent: number; paise: number }
export type TaxSplit = { taxablePaise: number; parts: TaxPart[] }
type Supply = { percent: number; from: string; to: string }

/**
 * Splits an amount that includes tax. Each part is rounded to the paisa and the rest is the taxable value, so that the
 * sum is exact. Central and state tax are equal by law, so the half is rounded. What cancels an amount has the same parts.
 */
export function splitTax(paise: number, { percent, from, to }: Supply): TaxSplit {
  if (paise < 0) return negated(splitTax(-paise, { percent, from, to }))
  if (percent === 0) return { taxablePaise: paise, parts: [] }
  const names = from === to ? ['CGST', withoutLegislature.has(to) ? 'UTGST' : 'SGST'] : ['IGST']
  const share = percent / names.length
  const each = Math.round((paise * share) / (100 + percent))
  const parts = names.map((name) => ({ name, percent: share, paise: each }))
  return { taxablePaise: paise - each * parts.length, parts }
}

const negated = ({ taxablePaise, parts }: TaxSplit): TaxSplit => ({
  taxablePaise: -taxablePaise,
  parts: parts.map((part) => ({ ...part, paise: -part.paise })),
})
