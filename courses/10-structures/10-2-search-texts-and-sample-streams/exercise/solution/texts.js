function borders(pattern) {
  const border = [0]
  for (let i = 1, length = 0; i < pattern.length; i++) {
    while (length > 0 && pattern[i] !== pattern[length]) length = border[length - 1]
    if (pattern[i] === pattern[length]) length++
    border.push(length)
  }
  return border
}

/** KMP: all positions of the pattern, overlapping ones included. O(n + m). */
export function findAll(text, pattern) {
  if (pattern === '') throw new Error('Enter a pattern to search for')
  const border = borders(pattern)
  const found = []
  let length = 0
  for (let i = 0; i < text.length; i++) {
    while (length > 0 && text[i] !== pattern[length]) length = border[length - 1]
    if (text[i] === pattern[length]) length++
    if (length === pattern.length) {
      found.push(i - length + 1)
      length = border[length - 1]
    }
  }
  return found
}

const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Expands around each of the 2n - 1 centres: O(n²) time. */
export function longestPalindrome(text) {
  const letters = [...segmenter.segment(text.normalize('NFC'))].map((part) => part.segment)
  let best = [0, 0]
  for (let centre = 0; centre < 2 * letters.length - 1; centre++) {
    let left = Math.floor(centre / 2)
    let right = Math.ceil(centre / 2)
    while (left >= 0 && right < letters.length && letters[left] === letters[right]) {
      left--
      right++
    }
    if (right - left - 1 > best[1] - best[0]) best = [left + 1, right]
  }
  return letters.slice(...best).join('')
}
