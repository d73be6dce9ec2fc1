export function selfTimes(blocks) {
  // The blocks directly inside must be taken away.
  return blocks.map(({ name, thread, length }) => ({ name, thread, self: length }))
}

export function slowest(blocks, firstFrame, count) {
  return selfTimes(blocks)
    .slice(0, count)
    .map(({ name }) => name)
}

export function frameWithout(blocks, firstFrame, names) {
  return firstFrame
}
