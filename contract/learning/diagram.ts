/** A figure of a lesson that is described in words: boxes and the arrows between them. */
export type Diagram = {
  /** Read to people who can’t see the figure. */
  alt: string
  direction: 'down' | 'right'
  boxes: string[]
  arrows: DiagramArrow[]
}
export type DiagramArrow = {
  /** Places in `boxes`. */
  from: number
  to: number
  label: string
  kind: ArrowKind
}
export type ArrowKind = '->' | '<->' | '--'

/** What is wrong, and in which line of the description. */
export type DiagramProblem = { problem: string; line: number }

const maxBoxes = 24
const maxArrows = 48
const maxName = 60
const arrow = / +(->|<-|<->|--) +/

/** `alt: …` in the first line, then `direction: right` if wanted, then lines such as `Browser -> Server: request`. */
export function parseDiagram(source: string): Diagram | DiagramProblem {
  const lines = source.split('\n').map((text, index) => ({ text: text.trim(), line: index + 1 }))
  const [first, ...rest] = lines.filter(({ text }) => text !== '')
  const alt = /^alt: *(.+)$/.exec(first?.text ?? '')?.[1]
  if (!alt) return { problem: 'Describe the figure in the first line: alt: what it shows', line: first?.line ?? 1 }

  const diagram: Diagram = { alt, direction: 'down', boxes: [], arrows: [] }
  for (const { text, line } of rest) {
    const problem = addLine(diagram, text)
    if (problem) return { problem, line }
  }
  return diagram.boxes.length > 0 ? diagram : { problem: 'Add a box or an arrow, such as: Browser -> Server', line: 1 }
}

function addLine(diagram: Diagram, text: string): string | null {
  const direction = /^direction: *(.*)$/.exec(text)?.[1]
  if (direction !== undefined) {
    if (direction !== 'down' && direction !== 'right') return 'The direction is down or right'
    diagram.direction = direction
    return null
  }
  const parts = text.split(arrow)
  const [last, label = ''] = splitOnce(parts.pop()!, /: +/)
  const names = [...parts.filter((_, index) => index % 2 === 0), last]
  const kinds = parts.filter((_, index) => index % 2 === 1)
  if (label && kinds.length === 0) return 'A text after a colon belongs to an arrow: Browser -> Server: request'
  if (names.some((name) => name === '' || name.length > maxName)) return `A box has 1 to ${maxName} characters`

  const boxes = names.map((name) => boxOf(diagram, name))
  for (const [index, kind] of kinds.entries()) {
    const [from, to] = [boxes[index]!, boxes[index + 1]!]
    if (from === to) return 'An arrow goes from one box to another'
    const ends = kind === '<-' ? { from: to, to: from, kind: '->' as const } : { from, to, kind: kind as ArrowKind }
    diagram.arrows.push({ ...ends, label: index === kinds.length - 1 ? label : '' })
  }
  if (diagram.boxes.length > maxBoxes) return `A figure has at most ${maxBoxes} boxes`
  return diagram.arrows.length > maxArrows ? `A figure has at most ${maxArrows} arrows` : null
}

/** A name that was used before is the same box. */
function boxOf({ boxes }: Diagram, name: string): number {
  const found = boxes.indexOf(name)
  return found >= 0 ? found : boxes.push(name) - 1
}

function splitOnce(text: string, mark: RegExp): [string, string?] {
  const at = text.search(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at).replace(mark, '')]
}
