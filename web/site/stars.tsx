import { Star } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'

const places = [1, 2, 3, 4, 5]

/** A rating out of five, in stars for the eye and in words for everyone else. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p className="flex gap-0.5">
      <span className="sr-only">{rating} out of 5</span>
      {places.map((place) => (
        <Star
          key={place}
          aria-hidden="true"
          className={classes('size-5', place <= rating ? 'fill-marigold text-marigold' : 'text-edge')}
          strokeWidth={1.5}
        />
      ))}
    </p>
  )
}
