const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** The letters of a word as a reader sees them (grapheme clusters), in one Unicode form and without capitals. */
export function letters(word) {
  return [...segmenter.segment(word.normalize('NFC').toLowerCase())].map((part) => part.segment)
}

/** O(n × k log k) time for n words of at most k letters; O(n × k) space for the keys. */
export function groupAnagrams(words) {
  const groups = new Map()
  for (const word of words) {
    const key = letters(word).sort().join(',')
    const group = groups.get(key)
    if (group) group.push(word)
    else groups.set(key, [word])
  }
  return [...groups.values()]
}
