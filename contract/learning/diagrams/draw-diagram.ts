import { type DiagramKind, type DiagramProblem, type Drawing, Mistake, roomOf, type SourceLine } from './drawing.ts'
import { drawFlow } from './flow-drawing.ts'
import { readFlow } from './flow.ts'
import { drawPlot } from './plot-lines.ts'
import { readPlot } from './plot.ts'
import { drawPointers, readPointers } from './pointers.ts'
import { drawRows, readRows } from './rows.ts'
import { drawSequence, readSequence } from './sequence.ts'
import { drawTimeline, readTimeline } from './timeline.ts'
import { drawTree, readTree } from './tree.ts'

const kind =
  <Content>(
    read: (lines: SourceLine[]) => Content,
    draw: (content: Content, room: number) => Drawing['wide'],
  ): DiagramKind =>
  (lines) => {
    const content = read(lines)
    return (room) => draw(content, room)
  }

const kinds: Record<string, DiagramKind> = {
  flow: kind(readFlow, drawFlow),
  rows: kind(readRows, drawRows),
  pointers: kind(readPointers, drawPointers),
  tree: kind(readTree, drawTree),
  sequence: kind(readSequence, drawSequence),
  timeline: kind(readTimeline, drawTimeline),
  plot: kind(readPlot, drawPlot),
}

const maxAlt = 600

/** `alt: …` in the first line, then `kind: …` unless it is a flow of boxes and arrows, then what that kind reads. */
export function drawDiagram(source: string): Drawing | DiagramProblem {
  const lines = source
    .split('\n')
    .map((raw, index) => ({ text: raw.trim(), indent: raw.search(/\S/), line: index + 1 }))
    .filter(({ text }) => text !== '')
  try {
    return drawLines(lines)
  } catch (error) {
    if (error instanceof Mistake) return { problem: error.message, line: error.line }
    throw error
  }
}

function drawLines([first, ...rest]: SourceLine[]): Drawing {
  const alt = /^alt: *(.+)$/.exec(first?.text ?? '')?.[1]
  if (!alt) throw new Mistake('Describe the figure in the first line: alt: what it shows', first?.line ?? 1)
  if (alt.length > maxAlt) throw new Mistake(`The description has at most ${maxAlt} characters`, first!.line)
  const name = /^kind: *(.*)$/.exec(rest[0]?.text ?? '')?.[1]
  const read = Object.hasOwn(kinds, name ?? 'flow') ? kinds[name ?? 'flow']! : null
  if (!read) throw new Mistake(`The kind is one of: ${Object.keys(kinds).join(', ')}`, rest[0]!.line)
  const draw = read(name === undefined ? rest : rest.slice(1))
  const [wide, narrow] = [draw(roomOf.wide), draw(roomOf.narrow)]
  return { alt, wide, narrow: JSON.stringify(wide) === JSON.stringify(narrow) ? null : narrow }
}
