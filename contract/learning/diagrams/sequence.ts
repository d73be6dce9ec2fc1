import { arrowHead, fitted, Mistake, path, type Picture, rounded, type Shape, type SourceLine } from './drawing.ts'
import { lineHeight, splitOnce, widest, widthOf, wrapTo } from './text.ts'

/** A message from one participant to another, or a note over all of them. */
export type Message = { from: number; to: number; text: string; look: '->' | '-->' | '-x' } | { note: string }
export type Sequence = { participants: string[]; messages: Message[] }

const limits = { participants: 8, messages: 40, name: 40, text: 120 }
const arrow = / +(->|-->|-x) +/

/** `Phone -> Server: text`, `-->` for an answer, `-x` for one that is lost; `note: text`. */
export function readSequence(lines: SourceLine[]): Sequence {
  const participants: string[] = []
  const messages: Message[] = []
  const placeOf = (name: string, line: number): number => {
    if (name === '' || name.length > limits.name)
      throw new Mistake(`A participant has 1 to ${limits.name} characters`, line)
    const found = participants.indexOf(name)
    if (found >= 0) return found
    if (participants.length === limits.participants)
      throw new Mistake(`A sequence has at most ${limits.participants} participants`, line)
    return participants.push(name) - 1
  }
  for (const { text, line } of lines) {
    const [, key, value = ''] = /^(participants|note): *(.*)$/.exec(text) ?? []
    if (key === 'participants') for (const name of value.split(',')) placeOf(name.trim(), line)
    else if (key === 'note') messages.push({ note: value.slice(0, limits.text) })
    else {
      const [from, look, rest] = text.split(arrow)
      if (rest === undefined) throw new Mistake('Write a message as: Phone -> Server: what it says', line)
      const [to, said = ''] = splitOnce(rest, /: +/)
      if (said.length > limits.text) throw new Mistake(`A message has at most ${limits.text} characters`, line)
      messages.push({ from: placeOf(from!, line), to: placeOf(to, line), text: said, look: look as '->' })
    }
    if (messages.length > limits.messages) throw new Mistake(`A sequence has at most ${limits.messages} messages`, line)
  }
  if (messages.length === 0) throw new Mistake('Add a message, such as: Phone -> Server: hello', 1)
  return { participants, messages }
}

export function drawSequence(sequence: Sequence, room: number): Picture {
  const { participants, messages } = sequence
  const last = participants.length - 1
  const least = leastGap(sequence)
  const names = participants.map((name) => wrapTo(name, Math.max(least, room / participants.length, 80) - 20))
  const boxes = names.map((lines) => widest(lines) + 14)
  const top = Math.max(...names.map(({ length }) => length)) * lineHeight + 14
  const sides = boxes[0]! / 2 + boxes[last]! / 2 + 2
  const needed = Math.max(least, ...boxes.slice(1).map((box, index) => (box + boxes[index]!) / 2 + 5))
  const gap = last === 0 ? 0 : Math.max(needed, Math.min((room - sides) / last, 220))
  const xOf = (place: number) => boxes[0]! / 2 + 1 + place * gap
  const width = Math.max(sides + gap * last, last === 0 ? Math.min(room, 260) : 0)
  const shapes: Shape[] = []
  let y = top + 12
  for (const message of messages) {
    y =
      'note' in message
        ? drawNote(shapes, message.note, width, y)
        : drawMessage(shapes, message, { xOf, gap, y, width })
  }
  const lifelines = participants.map((_, place): Shape => {
    const d = path([xOf(place), top + 1], [xOf(place), y + 6])
    return { kind: 'path', d, tone: 'dotted' }
  })
  const heads = participants.flatMap((_, place): Shape[] => [
    { kind: 'box', x: xOf(place) - boxes[place]! / 2, y: 1, width: boxes[place]!, height: top, tone: 'flow' },
    { kind: 'text', x: xOf(place), y: 1 + top / 2, lines: names[place]!, tone: 'bold' },
  ])
  return fitted([...lifelines, ...shapes, ...heads], width, y + 8)
}

/** As wide as the longest word between two lanes; more than the room scrolls. */
function leastGap({ messages }: Sequence): number {
  const words = messages.map((message) => {
    if ('note' in message) return 0
    const across = Math.max(1, Math.abs(message.from - message.to))
    return (widest(message.text.split(' '), 13) + (message.from === message.to ? 34 : 16)) / across
  })
  return Math.max(56, ...words)
}

type Lanes = { xOf: (place: number) => number; gap: number; y: number; width: number }

function drawMessage(shapes: Shape[], message: Exclude<Message, { note: string }>, lanes: Lanes): number {
  const { from, to, text, look } = message
  const { xOf, gap, y, width } = lanes
  const [start, end] = [xOf(from), xOf(to)]
  const tone = look === '-->' ? 'dashed' : 'line'
  if (from === to) {
    const isLast = start + 30 + widthOf(text, 13) > width
    const side = isLast ? -1 : 1
    const lines = wrapTo(text, Math.max(gap, 92) - 34, 13)
    const height = Math.max(24, lines.length * lineHeight)
    const points: [number, number][] = [
      [start, y + 6],
      [start + 18 * side, y + 6],
      [start + 18 * side, y + 6 + height - 6],
      [start + 4 * side, y + height],
    ]
    shapes.push(
      { kind: 'path', d: path(...points), tone },
      { kind: 'path', d: arrowHead(start + side, y + height, side === 1 ? 'left' : 'right'), tone: 'head' },
      {
        kind: 'text',
        x: start + 25 * side,
        y: y + 4 + height / 2,
        lines,
        tone: 'label',
        anchor: side === 1 ? 'start' : 'end',
      },
    )
    return y + height + 14
  }
  const lines = wrapTo(text, Math.abs(end - start) - 14, 13)
  const line = y + lines.length * lineHeight + 4
  const way = end > start ? 1 : -1
  const isLost = look === '-x'
  const stop = isLost ? start + (end - start) * 0.62 : end - 6 * way
  shapes.push({ kind: 'path', d: path([start, line], [stop, line]), tone })
  if (isLost) shapes.push({ kind: 'path', d: cross(stop, line), tone: 'accent' })
  else shapes.push({ kind: 'path', d: arrowHead(end - way, line, way === 1 ? 'right' : 'left'), tone: 'head' })
  const middle = y + (lines.length * lineHeight) / 2
  if (lines.length > 0) shapes.push({ kind: 'text', x: (start + end) / 2, y: middle, lines, tone: 'label' })
  return line + 16
}

const cross = (x: number, y: number): string =>
  `${path([x - 6, y - 6], [x + 6, y + 6])}M${rounded(x - 6)} ${y + 6}L${rounded(x + 6)} ${y - 6}`

function drawNote(shapes: Shape[], note: string, width: number, y: number): number {
  const lines = wrapTo(note, width - 24, 13)
  const height = lines.length * lineHeight + 10
  shapes.push(
    { kind: 'box', x: 1, y, width: width - 2, height, tone: 'note' },
    { kind: 'text', x: width / 2, y: y + height / 2, lines, tone: 'label' },
  )
  return y + height + 14
}
