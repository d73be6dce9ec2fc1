import { useId, type KeyboardEvent, type PointerEvent as ReactPointerEvent } from 'react'
import { Grip, Move } from '../icons.tsx'
import { classes } from '../layout/classes.ts'
import { IconButton } from './view-bar.tsx'
import type { Sides, Step } from './window-frame.ts'

type Drag = (by: Step) => void

/** Follows the pointer until it is released. `drag` gets the distance from the start, so that going past an edge and back works. */
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

/** Dragging it works like dragging the title bar. */
export function MoveHandle({ onMove }: { onMove: Drag }) {
  const hint = useId()
  return (
    <>
      <IconButton
        label="Move"
        icon={Move}
        title="Move: drag, or use the arrow keys (Shift for larger steps)"
        aria-describedby={hint}
        data-drag-handle=""
        className="cursor-move"
        onKeyDown={(event) => followKey(event, onMove)}
      />
      <span id={hint} hidden>
        Use the arrow keys to move the window. Hold Shift for larger steps.
      </span>
    </>
  )
}

// Half outside the window, so that they do not cover its scrollbars.
const edges: [look: string, sides: Sides][] = [
  ['-top-1 inset-x-2 h-2 cursor-ns-resize', { x: 0, y: -1 }],
  ['-bottom-1 inset-x-2 h-2 cursor-ns-resize', { x: 0, y: 1 }],
  ['-left-1 inset-y-2 w-2 cursor-ew-resize', { x: -1, y: 0 }],
  ['-right-1 inset-y-2 w-2 cursor-ew-resize', { x: 1, y: 0 }],
  ['-top-1 -left-1 size-3 cursor-nwse-resize', { x: -1, y: -1 }],
  ['-top-1 -right-1 size-3 cursor-nesw-resize', { x: 1, y: -1 }],
  ['-bottom-1 -left-1 size-3 cursor-nesw-resize', { x: -1, y: 1 }],
]

/** Edges for the pointer, and a corner handle that also works with the keyboard. */
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
        title="Resize: drag, or use the arrow keys (Shift for larger steps)"
        onPointerDown={(event) => followPointer(event, corner)}
        onKeyDown={(event) => followKey(event, corner)}
        className="absolute -right-1 -bottom-1 grid size-6 cursor-nwse-resize touch-none place-items-center rounded-small border border-line bg-card text-soft hover:text-ink pointer-coarse:size-11"
      >
        <Grip aria-hidden="true" className="size-3.5" />
      </button>
      <span id={hint} hidden>
        Use the arrow keys to resize the window. Hold Shift for larger steps.
      </span>
    </>
  )
}
