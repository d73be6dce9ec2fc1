/** Sort, drop repeats, then a sliding window. O(n log n) time, O(n) space. */
export function longestStreak(days, k) {
  const sorted = [...new Set(days)].sort((a, b) => a - b)
  let left = 0
  let longest = 0
  for (let right = 0; right < sorted.length; right++) {
    const missed = () => sorted[right] - sorted[left] + 1 - (right - left + 1)
    while (missed() > k) left++
    longest = Math.max(longest, sorted[right] - sorted[left] + 1)
  }
  return longest
}
