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

export const hi: Words = {
  title: 'आज का भाव',
  crop: 'फ़सल',
  here: 'मेरी मंडी',
  there: 'किससे तुलना',
  refresh: 'ताज़ा करें',
  loading: 'भाव लोड हो रहे हैं…',
  failed: 'भाव लोड नहीं हो सके। अपना कनेक्शन देखें।',
  retry: 'फिर कोशिश करें',
  empty: 'आज अभी कोई भाव नहीं।',
  old: (day) => `${day} के भाव, आपके फ़ोन से। नए भाव लोड नहीं हो सके।`,
  higher: (crop, high, low, by) => `${crop} का भाव ${high} में ${low} से ${by} ज़्यादा है।`,
  same: (crop, here, there, price) => `${crop} का भाव ${here} और ${there} में बराबर है: ${price}।`,
  onlyOne: (crop, place, price, other) => `${crop} का भाव ${place} में ${price} है। ${other} में आज कोई भाव नहीं।`,
  none: (crop, here, there) => `आज ${here} और ${there} में ${crop} का कोई भाव नहीं।`,
}

export type Language = 'en' | 'hi'

export const languageOf = (text: string | null): Language => (text === 'hi' ? 'hi' : 'en')

export const wordsOf = (language: Language): Words => (language === 'hi' ? hi : en)
