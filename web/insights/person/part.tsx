import { useEffect, useId, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { PersonStory, StoryList } from '#contract/insights/person.ts'
import { count } from '#web/kit/format.ts'

export type PartProps = { person: PersonStory }

type Props = {
  title: string
  /** How many there are; said beside the title. */
  howMany: number
  /** The list of the story it shows, where older entries may be missing. */
  list?: StoryList
  person: PersonStory
  /** Where the older ones are. */
  older?: ReactNode
  /** Said in place of the entries when there are none. */
  none: string
  children: ReactNode
}

/** One part of a story under its heading: its entries, or a word that there are none. */
export function Part({ title, howMany, list, person, older, none, children }: Props) {
  const id = useId()
  const hasMore = list !== undefined && person.more.includes(list)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="type-h3 mb-2 flex items-baseline gap-2">
        {title}
        {howMany > 0 && (
          <span className="type-small font-normal text-soft tabular-nums">
            {count(howMany)}
            {hasMore && '+'}
          </span>
        )}
      </h2>
      {howMany === 0 ? <p className="text-soft">{none}</p> : children}
      {hasMore && (
        <p className="type-small mt-2 text-soft">
          The newest {howMany} are shown. {older}
        </p>
      )}
    </section>
  )
}

/** Whether a long list is shown to its end; on paper, where nothing can be opened, it is. */
export function useWhole() {
  const whole = useState(false)
  const [, setIsWhole] = whole
  useEffect(() => {
    // The print is made of what stands there the moment this returns.
    const open = () => flushSync(() => setIsWhole(true))
    addEventListener('beforeprint', open)
    return () => removeEventListener('beforeprint', open)
  }, [setIsWhole])
  return whole
}
