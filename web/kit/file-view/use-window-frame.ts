import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  firstFrame,
  clampToViewport,
  moved,
  resized,
  type Frame,
  type Sides,
  type Size,
  type Step,
} from './window-frame.ts'

/** No frame: nobody has moved the window yet. */
type Place = { frame: Frame | null; isMaximised: boolean }

/** Where a floating window is. Remembered until the tab is closed, so that the next file opens in the same place. */
export function useWindowFrame() {
  const viewport = useViewport()
  const [place, setPlace] = useState(() => remembered() ?? { frame: null, isMaximised: false })
  useEffect(() => remember(place), [place])
  // What was wished for is kept as it is: in a viewport that shrank and grew again, the window is as it was.
  const frame = place.frame ? clampToViewport(place.frame, viewport) : firstFrame(viewport)
  const put = (frame: Frame) => setPlace({ frame, isMaximised: false })
  return {
    frame,
    isMaximised: place.isMaximised,
    toggleMaximised: () => setPlace({ ...place, isMaximised: !place.isMaximised }),
    // Both start from where the window was when the hand, or the key, began.
    move: (by: Step) => put(moved(frame, by, viewport)),
    resize: (sides: Sides, by: Step) => put(resized(frame, { sides, by }, viewport)),
  }
}

/** Under this width a window fills the screen. */
const phone = '(width < 40rem)'

export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(phone)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(phone).matches,
    () => false,
  )
}

function useViewport(): Size {
  const width = useSyncExternalStore(onResize, () => document.documentElement.clientWidth)
  const height = useSyncExternalStore(onResize, () => document.documentElement.clientHeight)
  return { width, height }
}

function onResize(tell: () => void) {
  addEventListener('resize', tell)
  return () => removeEventListener('resize', tell)
}

const key = 'preview-window'

// Storage may be switched off or hold what an older version wrote; then the window opens as it does the first time.
function remembered(): Place | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Place | null
    const { left, top, width, height } = place?.frame ?? { left: 0, top: 0, width: 0, height: 0 }
    return [left, top, width, height].every(Number.isFinite) ? place : null
  } catch {
    return null
  }
}

function remember(place: Place) {
  try {
    sessionStorage.setItem(key, JSON.stringify(place))
  } catch {
    // Then it is not remembered.
  }
}
