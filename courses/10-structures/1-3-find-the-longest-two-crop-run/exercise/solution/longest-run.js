/** The longest run of days with at most `most` different crops; of several, the first. O(n) time, O(most) space. */
export function longestRun(crops, most = 2) {
  const counts = new Map()
  let left = 0
  let best = { start: 0, length: 0 }
  for (let right = 0; right < crops.length; right++) {
    counts.set(crops[right], (counts.get(crops[right]) ?? 0) + 1)
    while (counts.size > most) {
      const crop = crops[left++]
      const count = counts.get(crop) - 1
      if (count === 0) counts.delete(crop)
      else counts.set(crop, count)
    }
    const length = right - left + 1
    if (length > best.length) best = { start: left, length }
  }
  return best
}
