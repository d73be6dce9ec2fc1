const adjectives = 'Silent Golden Broken Hidden Ancient Gentle Burning Distant Little Secret Endless Crimson'.split(' ')
const nouns = 'River Monsoon Mango Temple Railway Garden Lamp Village Ocean Banyan Letter Teacher'.split(' ')
const places = 'Madurai Lucknow Shillong Kutch Konkan Malabar Bastar Ladakh Mithila Coorg Sundarbans Jaisalmer'.split(
  ' ',
)

/** Invented titles; the same ones every time. */
export function makeTitles(count) {
  return Array.from({ length: count }, (_, n) => {
    const adjective = adjectives[n % 12]
    const noun = nouns[Math.floor(n / 12) % 12]
    const place = places[Math.floor(n / 144) % 12]
    return `The ${adjective} ${noun} of ${place}, volume ${1 + Math.floor(n / 1728)}`
  })
}

/** How many letters must be changed, added or removed to turn one word into the other. */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1))
    }
    row = next
  }
  return row[b.length]
}

/** The five titles whose words come closest to the words of the query. Slow on purpose. */
export function search(titles, query) {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  return titles
    .map((title) => {
      const words = title.toLowerCase().split(/[\s,]+/)
      const score = wanted.reduce((sum, word) => sum + Math.min(...words.map((other) => distance(word, other))), 0)
      return { title, score }
    })
    .sort((a, b) => a.score - b.score)
    .slice(0, 5)
    .map(({ title }) => title)
}
