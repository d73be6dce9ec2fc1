import { useEffect, useRef, useState } from 'react'
import { plural } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { renderInline } from '#web/kit/markdown/elements.tsx'
import type { ItemProps } from './recall.api.ts'

/** The points at the end of a lesson, from memory. Learners compare by themselves: only their own schedule depends on it. */
export function RecapItem({ item, result, isBusy, onAnswer }: ItemProps<'recap'>) {
  const { points, lesson } = item
  const [isOpen, setIsOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // The button that opened it is gone. An answer takes the focus to its verdict.
  useEffect(() => {
    if (isOpen) list.current?.focus({ preventScroll: true })
  }, [isOpen])
  const answer = (isRemembered: boolean) => onAnswer({ kind: 'recap', isRemembered })
  return (
    <>
      <h2 className="mb-2 text-lg font-semibold text-pretty wrap-anywhere">
        What is worth remembering from “{lesson.name}”?
      </h2>
      <p className="text-pretty">
        The lesson ends with {plural(points.length, 'point')}. Say them in your own words, then compare.
      </p>
      {(isOpen || result) && (
        <ul ref={list} tabIndex={-1} aria-label="Points" className="mt-4 list-disc space-y-2 pl-5 outline-none">
          {points.map((point, index) => (
            // Points never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="wrap-anywhere">
              {renderInline(point)}
            </li>
          ))}
        </ul>
      )}
      {!result && (
        <div className="mt-5 grid gap-2 sm:flex">
          <Button
            variant="primary"
            size="large"
            busy={isBusy && isOpen}
            onClick={() => (isOpen ? answer(true) : setIsOpen(true))}
          >
            {isOpen ? 'I remembered them' : 'Show the points'}
          </Button>
          <Button variant="quiet" size="large" disabled={isBusy} onClick={() => answer(false)}>
            {isOpen ? 'Not all of them' : 'I don’t know'}
          </Button>
        </div>
      )}
    </>
  )
}
