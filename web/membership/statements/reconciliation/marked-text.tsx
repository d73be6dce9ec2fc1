import type { Piece } from './marking.ts'

export function MarkedText({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ at, text, isMarked }) =>
    isMarked ? (
      <mark key={at} className="rounded-small bg-marigold-tint px-0.5 font-semibold text-marigold-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
