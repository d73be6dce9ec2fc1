import { classes } from './classes.ts'

/** A leaning pylon, its stays, and the deck they carry: the mark of the academy. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      className={classes('size-8', className)}
    >
      <path
        d="M4.4 4L28.5 25M5.9 9.25L23.9 25M7.4 14.5L19.3 25M8.9 19.75L14.7 25"
        stroke="currentColor"
        strokeWidth="1.25"
      />
      <path d="M10.4 25.5L4 3.5" stroke="currentColor" strokeWidth="3" />
      <path d="M1.75 26.5h28.5" className="stroke-marigold" strokeWidth="3.5" />
    </svg>
  )
}

export type LogoProps = {
  name: string
  /** In a bar with other things, a narrow phone gets the first word only. */
  short?: boolean
  className?: string
}

/** The name comes from the settings; its first word carries the weight. */
export function Logo({ name, short = false, className }: LogoProps) {
  const [first, ...rest] = name.split(' ')
  return (
    <span className={classes('inline-flex min-w-0 items-center gap-2.5', className)}>
      <LogoMark className="shrink-0" />
      <span className="wide truncate text-lg leading-none tracking-tight">
        {first}{' '}
        {rest.length > 0 && (
          <span className={classes('font-sans font-normal', short && 'max-[26rem]:sr-only')}>{rest.join(' ')}</span>
        )}
      </span>
    </span>
  )
}
