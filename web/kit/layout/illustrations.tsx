import { classes } from './classes.ts'

type Plank = 'laid' | 'open' | 'fallen'

/** One bridge in different states of being built: the family of small scenes for empty, finished and broken things.
    The banks reach past the frame, so that a band with `overflow-visible` can let them run to its edges. */
function Bridge({ planks, className }: { planks: [Plank, Plank, Plank, Plank]; className?: string | undefined }) {
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
      {planks.map((plank, index) => {
        const reach = (index + 1) / 4
        const x = 20 + reach * 80
        return (
          <g key={x}>
            {plank !== 'open' && (
              <path
                d={`M${40 - 12 * reach} ${64 - 52 * reach}L${plank === 'fallen' ? x + 8 : x + 20} ${plank === 'fallen' ? 50 : 63}`}
                stroke="currentColor"
                strokeDasharray={plank === 'fallen' ? '2 3' : undefined}
              />
            )}
            {plank === 'laid' && <rect x={x + 1} y="62" width="18" height="4" rx="1" className="fill-marigold" />}
            {plank === 'open' && (
              <rect x={x + 1.5} y="62.5" width="17" height="3" rx="1" className="stroke-edge" strokeDasharray="2 2" />
            )}
            {plank === 'fallen' && (
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

type Drawing = { className?: string }

export const EmptyIllustration = ({ className }: Drawing) => (
  <Bridge planks={['laid', 'open', 'open', 'open']} className={className} />
)
export const SuccessIllustration = ({ className }: Drawing) => (
  <Bridge planks={['laid', 'laid', 'laid', 'laid']} className={className} />
)
export const ErrorIllustration = ({ className }: Drawing) => (
  <Bridge planks={['laid', 'laid', 'fallen', 'laid']} className={className} />
)
