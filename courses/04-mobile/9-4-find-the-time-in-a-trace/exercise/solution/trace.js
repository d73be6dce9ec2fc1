const endOf = ({ start, length }) => start + length

function isInside(blocks, outer, inner) {
  const [a, b] = [blocks[outer], blocks[inner]]
  if (outer === inner || a.thread !== b.thread || b.start < a.start || endOf(b) > endOf(a)) return false
  return a.length !== b.length || outer < inner
}

export function selfTimes(blocks) {
  const places = [...blocks.keys()]
  const times = places.map((place) => {
    const inside = places.filter((other) => isInside(blocks, place, other))
    const direct = inside.filter((other) => !inside.some((between) => isInside(blocks, between, other)))
    const { name, thread, length } = blocks[place]
    return { name, thread, self: length - direct.reduce((sum, other) => sum + blocks[other].length, 0) }
  })
  return times.toSorted((a, b) => b.self - a.self)
}

const beforeFrame = (blocks, firstFrame) =>
  blocks.filter(({ thread, start }) => thread === 'main' && start < firstFrame)

export function slowest(blocks, firstFrame, count) {
  return selfTimes(beforeFrame(blocks, firstFrame))
    .slice(0, count)
    .map(({ name }) => name)
}

export function frameWithout(blocks, firstFrame, names) {
  const gone = beforeFrame(blocks, firstFrame)
    .filter(({ name }) => names.includes(name))
    .toSorted((a, b) => a.start - b.start)
  let [saved, reached] = [0, 0]
  for (const block of gone) {
    const end = Math.min(endOf(block), firstFrame)
    saved += Math.max(0, end - Math.max(block.start, reached))
    reached = Math.max(reached, end)
  }
  return firstFrame - saved
}
