/** The addresses in a pasted list or a CSV file, each once, whatever else is in it. */
export const emailsIn = (text: string): string[] => [
  ...new Set(text.toLowerCase().match(/[^\s,;:<>"'()]+@[^\s,;:<>"'()@]+\.[a-z]{2,}/g) ?? []),
]
