import type { QrPath } from './qr.ts'

// Scanners need a light margin of four modules, in the dark theme too.
const quietZone = 4

export function QrCode({ qr, label }: { qr: QrPath; label: string }) {
  const side = qr.size + 2 * quietZone
  return (
    <svg
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      width="208"
      height="208"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that it needs no request of its own
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="rounded-control border border-line"
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="#fff" />
      <path d={qr.path} fill="#171A3B" />
    </svg>
  )
}
