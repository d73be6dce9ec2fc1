import { states } from '#contract/site/states.ts'

/** Territories without a legislature have no state tax; the territory's own stands in its place. */
const withoutLegislature = new Set(['04', '26', '31', '35', '38'])

/** 27 as Maharashtra (27); an unknown code as it is. */
export const stateName = (code: string): string => (states[code] ? `${states[code]} (${code})` : code)

export type TaxPart = { name: string; percent: number; paise: number }
export type TaxSplit = { taxablePaise: number; parts: TaxPart[] }
type Supply = { percent: number; from: string; to: string }

/**
 * Takes the tax out of an amount that includes it. Each part is rounded to the nearest paisa and what is left is the
 * taxable value, so that the sum is always what was paid. Central and state tax are equal by law: it is the half that
 * is rounded, never one of them given the odd paisa.
 */
export function splitTax(paise: number, { percent, from, to }: Supply): TaxSplit {
  if (percent === 0) return { taxablePaise: paise, parts: [] }
  const names = from === to ? ['CGST', withoutLegislature.has(to) ? 'UTGST' : 'SGST'] : ['IGST']
  const share = percent / names.length
  const each = Math.round((paise * share) / (100 + percent))
  const parts = names.map((name) => ({ name, percent: share, paise: each }))
  return { taxablePaise: paise - each * parts.length, parts }
}
