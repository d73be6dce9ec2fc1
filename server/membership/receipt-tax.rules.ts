/** The states and territories by their code in a GSTIN. */
const states: Record<string, string> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
}
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
