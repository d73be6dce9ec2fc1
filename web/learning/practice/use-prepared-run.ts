import { useEffect, type RefObject } from 'react'
import type { Language } from '#engines/program.ts'

/**
 * Starts what runs a language when somebody is about to use an element: it gets the pointer or the focus, or is in sight
 * after the reader has scrolled. Never while the page loads.
 */
export function usePreparedRun(
  ref: RefObject<HTMLElement | null>,
  language: Language,
  /** Loads the rest, such as the editor. */
  load?: () => Promise<unknown>,
) {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const ending = new AbortController()
    const { signal } = ending
    const prepare = () => {
      ending.abort()
      // Run loads what is missing, and tells what is wrong.
      void import('./connect.ts').then(({ prepareToRun }) => prepareToRun(language)).catch(() => {})
      void load?.().catch(() => {})
    }
    const observer = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && whenIdle(prepare))
    signal.addEventListener('abort', () => observer.disconnect())
    for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, prepare, { signal })
    addEventListener('scroll', () => observer.observe(element), { once: true, passive: true, capture: true, signal })
    return () => ending.abort()
  }, [ref, language, load])
}

/** Safari has no idle callbacks. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in globalThis ? void requestIdleCallback(run, { timeout: 1000 }) : void setTimeout(run, 200)
