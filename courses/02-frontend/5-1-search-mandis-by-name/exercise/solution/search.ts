export type Mandi = { id: number; name: string; district: string; state: string }

/** Brings a name and a search into the same form: no capitals, spaces, brackets or Latin accents. */
export function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s().-]/g, '')
}

export function searchMandis(mandis: readonly Mandi[], text: string): Mandi[] {
  const wanted = simplify(text)
  if (wanted === '') return []
  return mandis
    .map((mandi) => ({ mandi, simple: simplify(mandi.name) }))
    .filter(({ simple }) => simple.includes(wanted))
    .sort((a, b) => {
      const first = Number(b.simple.startsWith(wanted)) - Number(a.simple.startsWith(wanted))
      return first || a.simple.localeCompare(b.simple, 'en-IN')
    })
    .map(({ mandi }) => mandi)
}
