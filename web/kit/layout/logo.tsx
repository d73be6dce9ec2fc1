import { classes } from './classes.ts'

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      className={classes('size-8', className)}
    >
      <path d="M4.6 4.5L28 25M6.6 11.6L20.8 25M8.6 18.7L14.4 25" stroke="currentColor" strokeWidth="1.5" />
      <path d="M10.4 25L4.2 4" stroke="currentColor" strokeWidth="3" />
      <path d="M1.75 26.75h28.5" className="stroke-marigold" strokeWidth="3.5" />
    </svg>
  )
}

/** `short` shows only the first word on narrow phones. */
export function Logo({ name, short = false }: { name: string; short?: boolean }) {
  const [first, ...rest] = name.split(' ')
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-2.5">
      <LogoMark className="shrink-0" />
      <span className="wide truncate py-1 text-[1.0625rem] leading-none">
        {first}{' '}
        {rest.length > 0 && (
          <span className={classes('font-sans font-normal', short && 'max-[26rem]:sr-only')}>{rest.join(' ')}</span>
        )}
      </span>
    </span>
  )
}
