import { Mistake, type SourceLine } from './drawing.ts'
import { splitOnce } from './text.ts'

/** Boxes and the arrows between them. */
export type Flow = { direction: 'down' | 'right'; boxes: string[]; arrows: FlowArrow[] }
export type FlowArrow = {
  /** Places in `boxes`. */
  from: number
  to: number
  label: string
  kind: ArrowKind
}
export type ArrowKind = '->' | '<->' | '--'

const maxBoxes = 24
const maxArrows = 48
const maxName = 60
const arrow = / +(->|<-|<->|--) +/

/** `direction: right` if wanted, then lines such as `Browser -> Server: request`. */
export function readFlow(lines: SourceLine[]): Flow {
  const flow: Flow = { direction: 'down', boxes: [], arrows: [] }
  for (const { text, line } of lines) {
    const problem = addLine(flow, text)
    if (problem) throw new Mistake(problem, line)
  }
  if (flow.boxes.length === 0) throw new Mistake('Add a box or an arrow, such as: Browser -> Server', 1)
  return flow
}

function addLine(flow: Flow, text: string): string | null {
  const direction = /^direction: *(.*)$/.exec(text)?.[1]
  if (direction !== undefined) {
    if (direction !== 'down' && direction !== 'right') return 'The direction is down or right'
    flow.direction = direction
    return null
  }
  const parts = text.split(arrow)
  const [last, label = ''] = splitOnce(parts.pop()!, /: +/)
  const names = [...parts.filter((_, index) => index % 2 === 0), last]
  const kinds = parts.filter((_, index) => index % 2 === 1)
  if (label && kinds.length === 0) return 'A text after a colon belongs to an arrow: Browser -> Server: request'
  if (names.some((name) => name === '' || name.length > maxName)) return `A box has 1 to ${maxName} characters`

  const boxes = names.map((name) => boxOf(flow, name))
  for (const [index, kind] of kinds.entries()) {
    const [from, to] = [boxes[index]!, boxes[index + 1]!]
    if (from === to) return 'An arrow goes from one box to another'
    const ends = kind === '<-' ? { from: to, to: from, kind: '->' as const } : { from, to, kind: kind as ArrowKind }
    flow.arrows.push({ ...ends, label: index === kinds.length - 1 ? label : '' })
  }
  if (flow.boxes.length > maxBoxes) return `A figure has at most ${maxBoxes} boxes`
  return flow.arrows.length > maxArrows ? `A figure has at most ${maxArrows} arrows` : null
}

/** A name that was used before is the same box. */
function boxOf({ boxes }: Flow, name: string): number {
  const found = boxes.indexOf(name)
  return found >= 0 ? found : boxes.push(name) - 1
}
