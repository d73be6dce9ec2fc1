import type { Reading } from '#contract/learning/lessons.ts'

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

/** The furthest point counts, and the newest block. */
export const hasMoved = (saved: Place | null, now: Place): boolean =>
  saved?.block !== now.block || saved.blockKey !== now.blockKey || now.percent > saved.percent
