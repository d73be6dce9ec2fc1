/** A figure of a lesson as shapes with their places: plain JSON, so that a page needs neither its parser nor its layout. */
export type Drawing = {
  /** Read to people who can’t see the figure. */
  alt: string
  /** For a column of `roomOf.wide`. */
  wide: Picture
  /** For a phone, if it differs. */
  narrow: Picture | null
}
export type Picture = { width: number; height: number; shapes: Shape[] }

export type Shape =
  | { kind: 'text'; x: number; y: number; lines: string[]; tone: TextTone; anchor?: 'start' | 'end' }
  | { kind: 'box'; x: number; y: number; width: number; height: number; tone: BoxTone }
  | { kind: 'path'; d: string; tone: PathTone }
  | { kind: 'dot'; x: number; y: number; tone: 'plain' | 'strong' }

/** `strong` is what the figure wants to show. */
export type TextTone = 'plain' | 'bold' | 'strong' | 'soft' | 'accent' | 'label'
export type BoxTone = 'flow' | 'plain' | 'strong' | 'empty' | 'head' | 'bar' | 'note'
export type PathTone =
  | 'line'
  | 'thin'
  | 'faint'
  | 'dashed'
  | 'accent'
  | 'accent-dashed'
  | 'dotted'
  | 'head'
  | 'accent-head'

/** What is wrong, and in which line of the description. */
export type DiagramProblem = { problem: string; line: number }

/** A line of the description, without the lines before it that belong to every kind. */
export type SourceLine = { text: string; indent: number; line: number }

/** How many pixels a figure can use without scrolling: on a phone of 360 px, and in the column of a lesson. */
export const roomOf = { narrow: 296, wide: 640 } as const

/** The parts of a description of one kind; a problem is thrown as a `Mistake`. */
export type DiagramKind = (lines: SourceLine[]) => (room: number) => Picture

export class Mistake extends Error {
  readonly line: number
  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

export const rounded = (value: number): number => Math.round(value * 10) / 10

export const path = (...points: [number, number][]): string =>
  `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}`

export type Way = 'up' | 'down' | 'left' | 'right'
const backOf = { up: [0, 1], down: [0, -1], left: [1, 0], right: [-1, 0] } as const

/** A triangle with its tip at the point. */
export function arrowHead(x: number, y: number, way: Way): string {
  const [dx, dy] = backOf[way]
  const side: [number, number] = dx === 0 ? [4, 0] : [0, 4]
  const [backX, backY] = [x + dx * 7, y + dy * 7]
  return `${path([x, y], [backX - side[0], backY - side[1]], [backX + side[0], backY + side[1]])}Z`
}

/** The size that the shapes take, with an even margin. */
export function fitted(shapes: Shape[], width: number, height: number): Picture {
  return { width: Math.ceil(width), height: Math.ceil(height), shapes }
}
