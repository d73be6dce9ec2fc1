import { classes } from '#web/kit/layout/classes.ts'

/** Decorative: the numbers are in the text next to it. One booking is enough to show a bar. */
export function OccupancyBar({ booked, capacity }: { booked: number; capacity: number }) {
  const share = capacity === 0 ? 1 : Math.min(1, booked / capacity)
  return (
    <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="block h-1.5 w-full">
      <rect width="100" height="4" rx="1" className="fill-line" />
      <rect
        width={booked === 0 ? 0 : Math.max(6, share * 100)}
        height="4"
        rx="1"
        className={classes(share === 1 ? 'fill-vermilion' : 'fill-marigold')}
      />
    </svg>
  )
}
