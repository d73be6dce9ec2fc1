import type { DiagramArrow } from '#contract/learning/diagram.ts'

/** The rank of every box: an arrow leads to a later rank, except where arrows run in a circle. */
export function rankBoxes(count: number, arrows: readonly Pick<DiagramArrow, 'from' | 'to'>[]): number[] {
  const targets = Array.from({ length: count }, (_, box) => arrows.flatMap(({ from, to }) => (from === box ? to : [])))
  const forward = withoutCircles(targets)
  const ranks = Array.from({ length: count }, () => 0)
  // Without circles the longest path has fewer arrows than there are boxes.
  for (let round = 0; round < count; round++) {
    for (const [box, ends] of forward.entries()) {
      for (const end of ends) ranks[end] = Math.max(ranks[end]!, ranks[box]! + 1)
    }
  }
  return ranks
}

/** Leaves out every arrow that would close a circle, in the order in which they are written. */
function withoutCircles(targets: number[][]): number[][] {
  const state = targets.map((): 'new' | 'open' | 'done' => 'new')
  const forward: number[][] = targets.map(() => [])
  const visit = (box: number) => {
    state[box] = 'open'
    for (const end of targets[box]!) {
      if (state[end] === 'open') continue
      forward[box]!.push(end)
      if (state[end] === 'new') visit(end)
    }
    state[box] = 'done'
  }
  for (const box of targets.keys()) if (state[box] === 'new') visit(box)
  return forward
}
