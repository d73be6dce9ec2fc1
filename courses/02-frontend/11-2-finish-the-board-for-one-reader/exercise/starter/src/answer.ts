import { wordsOf, type Language } from './words.ts'

type Named = { id: string; en: string; hi: string }
/** A price in whole rupees per quintal; null where nothing was sold. */
export type Mandi = Named & { prices: Record<string, number | null> }
export type PriceFile = { day: string; crops: Named[]; mandis: Mandi[] }

/** Ids of a crop and two mandis. */
export type Journey = { crop: string; here: string; there: string }

/** The one line that the reader came for, in her language. */
export function answerLine(file: PriceFile, journey: Journey, language: Language): string {
  return ''
}
