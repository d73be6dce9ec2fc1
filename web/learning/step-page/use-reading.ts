import { useEffect, useState, type RefObject } from 'react'
import type { Reading } from '#contract/learning/lessons.ts'
import { taskAnchor } from '../steps/step-path.ts'
import { createReadingSaver } from './reading-saver.ts'
import { blockAt, blockToResume, percentSeen, type Place } from './reading.rules.ts'
import { savePlace, savePlaceOnUnload } from './step.api.ts'

type Options = {
  stepId: number
  /** Null without a lesson. */
  version: number | null
  /** Where the learner stopped at their last visit. */
  reading: Reading | null
  /** Nothing is remembered for staff. */
  isSaved: boolean
}

type Shown = { percent: number; anchor: string | null }

/** Below the top bar: what is above this line has been read. */
const readingLine = 120

/** Resumes where the learner stopped, follows the scrolling, and saves the place. */
export function useReading(lesson: RefObject<HTMLElement | null>, { stepId, version, reading, isSaved }: Options) {
  const [shown, setShown] = useState<Shown>({ percent: 0, anchor: null })
  const [stoppedAt, setStoppedAt] = useState<number | null>(null)
  const [isReady, setIsReady] = useState(false)
  // A refetch brings the place of this very visit.
  const [before] = useState(reading)

  const onReady = () => {
    const element = lesson.current
    // A link to a heading or to the task wins.
    const block = element && window.location.hash === '' ? blockToResume(blocksIn(element), before) : null
    if (element && block !== null) {
      blockElement(element, block)?.scrollIntoView({ behavior: 'instant' })
      setStoppedAt(block)
    }
    setIsReady(true)
  }

  useEffect(() => {
    const element = lesson.current
    if (!isReady || !element || version === null) return
    const saver = createReadingSaver({
      saved: before?.version === version ? before : null,
      save: (place) => savePlace(stepId, version, place),
      saveAtOnce: (place) => savePlaceOnUnload(stepId, version, place),
    })
    let frame = 0
    const follow = () => {
      frame = 0
      const found = placeIn(element)
      if (!found) return
      setShown((last) =>
        last.percent === found.place.percent && last.anchor === found.shown.anchor ? last : found.shown,
      )
      if (isSaved) saver.move(found.place)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(follow)
    }
    const onHide = () => {
      if (document.visibilityState === 'hidden') saver.flush()
    }
    follow()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll)
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', saver.flush)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', saver.flush)
      saver.flush()
    }
  }, [isReady, lesson, stepId, version, before, isSaved])

  const startFromTop = () => {
    setStoppedAt(null)
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  return { ...shown, isReady, stoppedAt, before, onReady, startFromTop }
}

export type ReadingState = ReturnType<typeof useReading>

const elementsIn = (lesson: HTMLElement) => [...lesson.querySelectorAll<HTMLElement>('[data-block]')]
const toBlock = ({ dataset }: HTMLElement) => ({ block: Number(dataset['block']), key: dataset['key'] ?? '' })
const blocksIn = (lesson: HTMLElement) => elementsIn(lesson).map(toBlock)
const blockElement = (lesson: HTMLElement, block: number) => lesson.querySelector(`[data-block="${block}"]`)

function placeIn(lesson: HTMLElement): { place: Place; shown: Shown } | null {
  const elements = elementsIn(lesson)
  const blocks = elements.map((element) => ({ ...toBlock(element), top: element.getBoundingClientRect().top }))
  const at = blockAt(blocks, readingLine)
  if (!at) return null
  const frame = lesson.getBoundingClientRect()
  const percent = percentSeen(frame, window.innerHeight)
  const above = elements.slice(0, blocks.indexOf(at) + 1)
  const heading = above.findLast((element) => element.firstElementChild?.id)?.firstElementChild?.id ?? null
  const anchor = frame.bottom < readingLine ? taskAnchor : heading
  return { place: { block: at.block, blockKey: at.key, percent }, shown: { percent, anchor } }
}
