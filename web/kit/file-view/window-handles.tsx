import { Grip, Move } from 'lucide-react'
import { useId, type KeyboardEvent, type PointerEvent as ReactPointerEvent } from 'react'
import { classes } from '../layout/classes.ts'
import { IconButton } from './view-bar.tsx'
import type { Sides, Step } from './window-frame.ts'

type Drag = (by: Step) => void

/**
 * Starts to follow the pointer that went down, until it is let go. `drag` gets the way from where it began, so that the
 * window comes back with a hand that went past the edge.
 */
export function followPointer(event: ReactPointerEvent<HTMLElement>, drag: Drag) {
  if (event.button !== 0) return
  const { currentTarget: handle, pointerId, clientX, clientY } = event
  const onMove = (move: PointerEvent) => drag({ x: move.clientX - clientX, y: move.clientY - clientY })
  handle.setPointerCapture(pointerId)
  handle.addEventListener('pointermove', onMove)
  handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', onMove), { once: true })
}

const directions: Record<string, Step> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Arrow keys drag by 16 pixels, with Shift by 64. */
function followKey(event: KeyboardEvent, drag: Drag) {
  const direction = directions[event.key]
  if (!direction) return
  event.preventDefault()
  const far = event.shiftKey ? 64 : 16
  drag({ x: direction.x * far, y: direction.y * far })
}

/** Pressed by a pointer it moves the window as the bar around it does. */
export function MoveHandle({ onMove }: { onMove: Drag }) {
  const hint = useId()
  return (
    <>
      <IconButton
        label="Move"
        icon={Move}
        title="Move: drag, or use the arrow keys, with Shift in large steps"
        aria-describedby={hint}
        data-drags=""
        className="cursor-move"
        onKeyDown={(event) => followKey(event, onMove)}
      />
      <span id={hint} hidden>
        Arrow keys move the window, with Shift in large steps
      </span>
    </>
  )
}

// Half outside the window, so that they do not lie on what scrolls inside it.
const edges: [look: string, sides: Sides][] = [
  ['-top-1 inset-x-2 h-2 cursor-ns-resize', { x: 0, y: -1 }],
  ['-bottom-1 inset-x-2 h-2 cursor-ns-resize', { x: 0, y: 1 }],
  ['-left-1 inset-y-2 w-2 cursor-ew-resize', { x: -1, y: 0 }],
  ['-right-1 inset-y-2 w-2 cursor-ew-resize', { x: 1, y: 0 }],
  ['-top-1 -left-1 size-3 cursor-nwse-resize', { x: -1, y: -1 }],
  ['-top-1 -right-1 size-3 cursor-nesw-resize', { x: 1, y: -1 }],
  ['-bottom-1 -left-1 size-3 cursor-nesw-resize', { x: -1, y: 1 }],
]

/** The edges for the pointer, and at the lower right corner a handle for the keyboard as well. */
export function ResizeHandles({ onResize }: { onResize: (sides: Sides, by: Step) => void }) {
  const hint = useId()
  const corner: Drag = (by) => onResize({ x: 1, y: 1 }, by)
  return (
    <>
      {edges.map(([look, sides]) => (
        <div
          key={look}
          aria-hidden="true"
          className={classes('absolute touch-none', look)}
          onPointerDown={(event) => followPointer(event, (by) => onResize(sides, by))}
        />
      ))}
      <button
        type="button"
        aria-label="Resize"
        aria-describedby={hint}
        title="Resize: drag, or use the arrow keys, with Shift in large steps"
        onPointerDown={(event) => followPointer(event, corner)}
        onKeyDown={(event) => followKey(event, corner)}
        className="absolute -right-1 -bottom-1 grid size-6 cursor-nwse-resize touch-none place-items-center rounded-small border border-line bg-card text-soft hover:text-ink pointer-coarse:size-11"
      >
        <Grip aria-hidden="true" className="size-3.5" />
      </button>
      <span id={hint} hidden>
        Arrow keys change the size of the window, with Shift in large steps
      </span>
    </>
  )
}
