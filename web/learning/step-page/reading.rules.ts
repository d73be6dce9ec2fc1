import type { Reading } from '#contract/learning/lessons.ts'
import { secondsToRead } from '#contract/learning/reading-pace.ts'

/** A paragraph, heading, table … of a lesson: its place and the key made from its text. */
export type Block = { block: number; key: string }
export type PlacedBlock = Block & { top: number }
export type Place = Pick<Reading, 'block' | 'blockKey' | 'percent'>

/** The block at the reading line: the last one that begins above it. Distances are from the top of the screen. */
export const blockAt = (blocks: readonly PlacedBlock[], line: number): PlacedBlock | null =>
  blocks.findLast(({ top }) => top <= line) ?? blocks[0] ?? null

/** How much of the lesson has been on the screen. */
export function percentSeen(lesson: { top: number; height: number }, screenHeight: number): number {
  if (lesson.height <= 0) return 0
  const seen = Math.round(((screenHeight - lesson.top) / lesson.height) * 100)
  return Math.min(100, Math.max(0, seen))
}

/**
 * The block to continue with: the same text, else the same place. Null to begin at the top: for a new lesson, and for
 * one that was read to its last block.
 */
export function blockToResume(blocks: readonly Block[], reading: Reading | null): number | null {
  const last = blocks.at(-1)
  if (!reading || !last) return null
  const sameText = blocks
    .filter(({ key }) => key === reading.blockKey)
    .toSorted((a, b) => Math.abs(a.block - reading.block) - Math.abs(b.block - reading.block))
  const found = sameText[0] ?? blocks.findLast(({ block }) => block <= reading.block)
  if (!found || found.block === blocks[0]!.block) return null
  return found.block === last.block && reading.percent === 100 ? null : found.block
}

/** The words of each block, and how long it still has to be on the screen to count as read. */
export type Pace = readonly { words: number; missing: number }[]

/** What was read before counts from the top. */
export function startPace(words: readonly number[], percentBefore: number): Pace {
  let left = (percentBefore / 100) * neededShare * sum(words)
  return words.map((count) => {
    const isRead = left > 0 && left >= count
    left -= count
    return { words: count, missing: isRead ? 0 : secondsToRead(count) }
  })
}

/** Somebody looks at these blocks for some seconds: they read from the top, one after the other. */
export function look(pace: Pace, visible: ReadonlySet<number>, seconds: number): Pace {
  let left = seconds
  return pace.map((block, index) => {
    const spent = visible.has(index) ? Math.min(block.missing, left) : 0
    left -= spent
    return spent > 0 ? { ...block, missing: block.missing - spent } : block
  })
}

/** A line here and there may be skipped. */
const neededShare = 0.9

export function percentRead(pace: Pace): number {
  const read = pace.filter(({ missing }) => missing === 0).map(({ words }) => words)
  const all = sum(pace.map(({ words }) => words))
  return all === 0 ? 0 : Math.min(100, Math.floor((sum(read) / all / neededShare) * 100))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** The furthest point counts, and the newest block. */
export const hasMoved = (saved: Place | null, now: Place): boolean =>
  saved?.block !== now.block || saved.blockKey !== now.blockKey || now.percent > saved.percent
