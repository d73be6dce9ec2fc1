import { useEffect, useState, type RefObject } from 'react'
import type { Reading } from '#contract/learning/lessons.ts'
import { taskAnchor } from '../steps/step-path.ts'
import { createReadingSaver } from './reading-saver.ts'
import {
  blockAt,
  blockToResume,
  look,
  type Pace,
  percentRead,
  percentSeen,
  type Place,
  startPace,
} from './reading.rules.ts'
import { savePlace, savePlaceOnUnload } from './step.api.ts'

type Options = {
  stepId: number
  title: string
  /** Null without a lesson. */
  version: number | null
  /** Where the learner stopped at their last visit. */
  reading: Reading | null
  /** Nothing is remembered for staff. */
  isSaved: boolean
}

type Shown = { percent: number; anchor: string | null }

/** Below the top bar: what is above this line has been passed. */
const readingLine = 120

/** A timer that was held up, as on a sleeping phone, counts no more. */
const maxLookSeconds = 2

/** Resumes where the learner stopped, follows the scrolling, and saves the place. */
export function useReading(
  lesson: RefObject<HTMLElement | null>,
  { stepId, title, version, reading, isSaved }: Options,
) {
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
    const known = before?.version === version ? before : null
    const readBefore = known?.percent ?? 0
    let isFirst = known === null
    const save = (place: Place) => {
      const sent = savePlace({ stepId, title, version, place, isFirst })
      isFirst = false
      return sent
    }
    const saver = createReadingSaver({
      saved: known,
      save,
      // Without a connection it waits on this device, which may be too late for a page that closes.
      saveAtOnce: (place) =>
        navigator.onLine ? savePlaceOnUnload(stepId, version, place) : void save(place).catch(() => null),
    })
    let frame = 0
    let pace: Pace = []
    let lookedAt = Date.now()
    const follow = () => {
      frame = 0
      const found = placeIn(element)
      if (!found) return
      setShown((last) =>
        last.percent === found.shown.percent && last.anchor === found.shown.anchor ? last : found.shown,
      )
      // Somebody who works at the task below isn't reading.
      if (isSaved && found.visible.size > 0) saver.move({ ...found.place, percent: percentRead(pace) })
    }
    const read = () => {
      const seconds = Math.min((Date.now() - lookedAt) / 1000, maxLookSeconds)
      lookedAt = Date.now()
      const elements = elementsIn(element)
      // The rest of a long lesson is rendered a moment later.
      if (elements.length !== pace.length)
        pace = startPace(elements.map(wordsIn), Math.max(percentRead(pace), readBefore))
      if (document.visibilityState === 'visible') pace = look(pace, visibleIn(elements), seconds)
      follow()
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(follow)
    }
    const onHide = () => {
      if (document.visibilityState === 'hidden') saver.flush()
    }
    read()
    const clock = setInterval(read, 1000)
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll)
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', saver.flush)
    return () => {
      cancelAnimationFrame(frame)
      clearInterval(clock)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', saver.flush)
      saver.flush()
    }
  }, [isReady, lesson, stepId, title, version, before, isSaved])

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

const wordsIn = ({ textContent }: HTMLElement) => (textContent ?? '').split(/\s+/).filter(Boolean).length

/** The places of the blocks that are on the screen, below the top bar. */
function visibleIn(elements: HTMLElement[]): Set<number> {
  const visible = elements.flatMap((element, index) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > readingLine && top < window.innerHeight ? index : []
  })
  return new Set(visible)
}

function placeIn(lesson: HTMLElement) {
  const elements = elementsIn(lesson)
  const blocks = elements.map((element) => ({ ...toBlock(element), top: element.getBoundingClientRect().top }))
  const at = blockAt(blocks, readingLine)
  if (!at) return null
  const frame = lesson.getBoundingClientRect()
  const percent = percentSeen(frame, window.innerHeight)
  const above = elements.slice(0, blocks.indexOf(at) + 1)
  const heading = above.findLast((element) => element.firstElementChild?.id)?.firstElementChild?.id ?? null
  const anchor = frame.bottom < readingLine ? taskAnchor : heading
  return { place: { block: at.block, blockKey: at.key }, visible: visibleIn(elements), shown: { percent, anchor } }
}
