import type { QrPath } from './qr.ts'

// Scanners want four light squares around the code, in the dark theme too.
const quiet = 4

export function QrCode({ qr, label }: { qr: QrPath; label: string }) {
  const side = qr.size + 2 * quiet
  return (
    <svg
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      width="208"
      height="208"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that it needs no request of its own
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="rounded-control border border-line"
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={qr.path} fill="#171A3B" />
    </svg>
  )
}
