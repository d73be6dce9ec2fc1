import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

/** Registers set-up and clean-up for component tests, and returns a function that renders into the page. */
export function setUpRendering() {
  let root: Root
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    root = createRoot(document.body.appendChild(document.createElement('div')))
  })
  afterEach(() => {
    act(() => root.unmount())
    document.body.replaceChildren()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return (node: ReactNode) => act(() => root.render(node))
}

/**
 * Waits on fake timers until autosave saves, and no longer: test files share a process, and with it the demo academy,
 * whose jobs set a timer again and again.
 */
export const typingPauses = () => vi.advanceTimersByTimeAsync(1000)
