import { classes } from './classes.ts'

type Segment = 'built' | 'missing' | 'broken'

/** A bridge of four segments. Its ends reach past the frame, so that a parent with `overflow-visible` can show them. */
function Bridge({
  segments,
  className,
}: {
  segments: [Segment, Segment, Segment, Segment]
  className?: string | undefined
}) {
  return (
    <svg
      viewBox="0 0 160 88"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      className={classes('h-22 w-40 text-ink', className)}
    >
      <circle cx="104" cy="36" r="20" className="fill-marigold-tint" />
      <path d="M-400 64h440v24h-440zM120 64h440v24h-440z" className="fill-line" />
      <path d="M52 80h20M84 84h24M64 87h8" className="stroke-edge" />
      {segments.map((segment, index) => {
        const reach = (index + 1) / 4
        const x = 20 + reach * 80
        return (
          <g key={x}>
            {segment !== 'missing' && (
              <path
                d={`M${40 - 12 * reach} ${64 - 52 * reach}L${segment === 'broken' ? x + 8 : x + 20} ${segment === 'broken' ? 50 : 63}`}
                stroke="currentColor"
                strokeDasharray={segment === 'broken' ? '2 3' : undefined}
              />
            )}
            {segment === 'built' && <rect x={x + 1} y="62" width="18" height="4" rx="1" className="fill-marigold" />}
            {segment === 'missing' && (
              <rect x={x + 1.5} y="62.5" width="17" height="3" rx="1" className="stroke-edge" strokeDasharray="2 2" />
            )}
            {segment === 'broken' && (
              <rect
                x={x + 1}
                y="72"
                width="18"
                height="4"
                rx="1"
                className="fill-vermilion"
                transform={`rotate(24 ${x + 10} 74)`}
              />
            )}
          </g>
        )
      })}
      <path d="M40 64L28 12" stroke="currentColor" strokeWidth="3" />
      <path d="M-400 64h440M120 64h440" stroke="currentColor" strokeWidth="2" strokeLinecap="butt" />
    </svg>
  )
}

type IllustrationProps = { className?: string }

export const EmptyIllustration = ({ className }: IllustrationProps) => (
  <Bridge segments={['built', 'missing', 'missing', 'missing']} className={className} />
)
export const SuccessIllustration = ({ className }: IllustrationProps) => (
  <Bridge segments={['built', 'built', 'built', 'built']} className={className} />
)
export const ErrorIllustration = ({ className }: IllustrationProps) => (
  <Bridge segments={['built', 'built', 'broken', 'built']} className={className} />
)
