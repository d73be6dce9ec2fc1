import { arrowHead, fitted, type Picture, rounded, type Shape } from './drawing.ts'
import type { Flow } from './flow.ts'
import { compact, layOut, type Layout, type PlacedArrow, type Point } from './flow-layout.ts'

/** From left to right only where there is room, and closer together where there is little. */
export function drawFlow(flow: Flow, room: number): Picture {
  const down = { ...flow, direction: 'down' as const }
  const layouts = [() => layOut(flow), () => layOut(down), () => layOut(down, compact)]
  let narrowest: Layout | null = null
  for (const make of layouts) {
    const layout = make()
    if (layout.width <= room) return drawLayout(layout)
    if (!narrowest || layout.width < narrowest.width) narrowest = layout
  }
  return drawLayout(narrowest!)
}

function drawLayout({ width, height, direction, boxes, arrows }: Layout): Picture {
  const boxShapes = boxes.flatMap(({ x, y, width: breadth, height: tall, lines }): Shape[] => [
    { kind: 'box', x: rounded(x - breadth / 2), y: rounded(y - tall / 2), width: breadth, height: tall, tone: 'flow' },
    { kind: 'text', x: rounded(x), y: rounded(y), lines, tone: 'bold' },
  ])
  return fitted([...arrows.flatMap((arrow) => drawArrow(arrow, direction)), ...boxShapes], width, height)
}

function drawArrow({ points, kind, label, hasHeadAtStart }: PlacedArrow, direction: Flow['direction']): Shape[] {
  const hasHeadAtEnd = kind === '<->' || (kind === '->' && !hasHeadAtStart)
  const [first, last] = [points[0]!, points.at(-1)!]
  const [back, on] = direction === 'down' ? (['up', 'down'] as const) : (['left', 'right'] as const)
  const shapes: Shape[] = [{ kind: 'path', d: curve(points, direction), tone: 'line' }]
  if (hasHeadAtStart) shapes.push({ kind: 'path', d: arrowHead(first.x, first.y, back), tone: 'head' })
  if (hasHeadAtEnd) shapes.push({ kind: 'path', d: arrowHead(last.x, last.y, on), tone: 'head' })
  if (label) shapes.push({ kind: 'text', x: rounded(label.x), y: rounded(label.y), lines: label.lines, tone: 'label' })
  return shapes
}

/** Leaves every point along the direction of the figure, so that arrows meet boxes at a right angle. */
function curve([start, ...rest]: Point[], direction: Flow['direction']): string {
  let from = start!
  const parts = rest.map((to) => {
    const middle = direction === 'down' ? (from.y + to.y) / 2 : (from.x + to.x) / 2
    const bends = direction === 'down' ? [from.x, middle, to.x, middle] : [middle, from.y, middle, to.y]
    from = to
    return `C${[...bends, to.x, to.y].map(rounded).join(' ')}`
  })
  return `M${rounded(start!.x)} ${rounded(start!.y)}${parts.join('')}`
}
