import { wordsOf, type Language } from './words.ts'

type Named = { id: string; en: string; hi: string }
/** A price in whole rupees per quintal; null where nothing was sold. */
export type Mandi = Named & { prices: Record<string, number | null> }
export type PriceFile = { day: string; crops: Named[]; mandis: Mandi[] }

/** Ids of a crop and two mandis. */
export type Journey = { crop: string; here: string; there: string }

const rupees = (price: number) => `₹${price.toLocaleString('en-IN')}`
const nameIn = (list: Named[], id: string, language: Language) => list.find((one) => one.id === id)?.[language] ?? id

/** The one line that the reader came for, in her language. */
export function answerLine(file: PriceFile, { crop, here, there }: Journey, language: Language): string {
  const words = wordsOf(language)
  const name = nameIn(file.crops, crop, language)
  const place = (id: string) => nameIn(file.mandis, id, language)
  const priceIn = (id: string) => file.mandis.find((mandi) => mandi.id === id)?.prices[crop] ?? null
  const [mine, other] = [priceIn(here), priceIn(there)]

  if (mine === null && other === null) return words.none(name, place(here), place(there))
  if (mine === null) return words.onlyOne(name, place(there), rupees(other!), place(here))
  if (other === null) return words.onlyOne(name, place(here), rupees(mine), place(there))
  if (mine === other) return words.same(name, place(here), place(there), rupees(mine))
  const [high, low] = mine > other ? [here, there] : [there, here]
  return words.higher(name, place(high), place(low), rupees(Math.abs(mine - other)))
}
