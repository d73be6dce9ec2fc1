const endOf = ({ start, length }) => start + length

function isInside(blocks, outer, inner) {
  const [a, b] = [blocks[outer], blocks[inner]]
  if (outer === inner || a.thread !== b.thread || b.start < a.start || endOf(b) > endOf(a)) return false
  return a.length !== b.length || outer < inner
}

function timesOf(blocks) {
  const places = [...blocks.keys()]
  const times = places.map((place) => {
    const inside = places.filter((other) => isInside(blocks, place, other))
    const direct = inside.filter((other) => !inside.some((between) => isInside(blocks, between, other)))
    const block = blocks[place]
    return { block, self: block.length - direct.reduce((sum, other) => sum + blocks[other].length, 0) }
  })
  return times.toSorted((a, b) => b.self - a.self)
}

export const selfTimes = (blocks) =>
  timesOf(blocks).map(({ block: { name, thread }, self }) => ({ name, thread, self }))

const isBeforeFrame = ({ thread, start }, firstFrame) => thread === 'main' && start < firstFrame

export function slowest(blocks, firstFrame, count) {
  return timesOf(blocks)
    .filter(({ block }) => isBeforeFrame(block, firstFrame))
    .slice(0, count)
    .map(({ block }) => block.name)
}

export function frameWithout(blocks, firstFrame, names) {
  const gone = blocks
    .filter((block) => isBeforeFrame(block, firstFrame) && names.includes(block.name))
    .toSorted((a, b) => a.start - b.start)
  let [saved, reached] = [0, 0]
  for (const block of gone) {
    const end = Math.min(endOf(block), firstFrame)
    saved += Math.max(0, end - Math.max(block.start, reached))
    reached = Math.max(reached, end)
  }
  return firstFrame - saved
}
