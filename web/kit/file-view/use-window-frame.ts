import { useEffect, useState, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../device/browser-storage.ts'
import { useMediaQuery } from '../layout/use-media-query.ts'
import {
  defaultFrame,
  clampToViewport,
  moved,
  resized,
  type Frame,
  type Sides,
  type Size,
  type Step,
} from './window-frame.ts'

/** Without a frame, the window was not moved yet. */
type Position = { frame: Frame | null; isMaximised: boolean }

/** The position of the floating window, stored for the tab, so that the next file opens in the same position. */
export function useWindowFrame() {
  const viewport = useViewport()
  const [position, setPosition] = useState(() => readPosition() ?? { frame: null, isMaximised: false })
  useEffect(() => writeStored(key, position), [position])
  // Clamped only for display: when the viewport grows again, the window gets its old size back.
  const frame = position.frame ? clampToViewport(position.frame, viewport) : defaultFrame(viewport)
  const put = (frame: Frame) => setPosition({ frame, isMaximised: false })
  return {
    frame,
    isMaximised: position.isMaximised,
    toggleMaximised: () => setPosition({ ...position, isMaximised: !position.isMaximised }),
    // Both are relative to the frame at the start of the drag.
    move: (by: Step) => put(moved(frame, by, viewport)),
    resize: (sides: Sides, by: Step) => put(resized(frame, { sides, by }, viewport)),
  }
}

export const useIsPhone = () => useMediaQuery('(width < 40rem)')

function useViewport(): Size {
  const width = useSyncExternalStore(onResize, () => document.documentElement.clientWidth)
  const height = useSyncExternalStore(onResize, () => document.documentElement.clientHeight)
  return { width, height }
}

function onResize(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

const key = 'preview-window'

/** Ignores what an older version may have stored. */
function readPosition(): Position | null {
  const position = readStored(key) as Position | null
  const { left, top, width, height } = position?.frame ?? { left: 0, top: 0, width: 0, height: 0 }
  return [left, top, width, height].every(Number.isFinite) ? position : null
}
