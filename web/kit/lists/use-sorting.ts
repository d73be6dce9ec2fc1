import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { edgeScroller } from './edge-scroll.ts'
import { landing, shifts, within, type Slot } from './sortable.ts'

export type Lift = {
  from: number
  to: number
  slots: Slot[]
  /** How far it follows the pointer; null when keys or buttons move it. */
  dragged: number | null
}

type Press = { pointerId: number; from: number; startY: number; isDrag: boolean }

type Options = {
  list: RefObject<HTMLElement | null>
  count: number
  nameAt: (index: number) => string
  /** Called once, when an item is dropped at another place. */
  onDrop: (from: number, to: number) => void
}

// A finger is never quite still: less than this is a press, not a drag.
const dragsFrom = 5

/** Lifts an item of a list, moves it by pointer, touch or keys, and drops it; says aloud what happens. */
export function useSorting({ list, count, nameAt, onDrop }: Options) {
  const press = useRef<Press | null>(null)
  const endedDrag = useRef(false)
  // Events come faster than renders; the ref is what is true now.
  const now = useRef<Lift | null>(null)
  const [lift, setLift] = useState<Lift | null>(null)
  const [said, setSaid] = useState('')
  const scroller = useRef<ReturnType<typeof edgeScroller> | null>(null)

  useEffect(() => () => scroller.current?.stop(), [])

  useEffect(() => {
    if (lift?.dragged === null) list.current?.children[lift.from]?.scrollIntoView({ block: 'nearest' })
  }, [list, lift])

  const put = (next: Lift | null) => {
    now.current = next
    setLift(next)
  }
  const place = (index: number) => `place ${index + 1} of ${count}`

  function pickUp(from: number, dragged: number | null) {
    put({ from, to: from, slots: slotsOf(list.current), dragged })
    setSaid(
      `${nameAt(from)} picked up, ${place(from)}. The arrow keys move it, Space drops it, Escape puts it back where it was.`,
    )
  }

  function moveTo(to: number, dragged: number | null) {
    const held = now.current
    if (!held) return
    if (to !== held.to) setSaid(`${nameAt(held.from)}, ${place(to)}.`)
    put({ ...held, to, dragged })
  }

  function moveBy(by: -1 | 1) {
    const held = now.current
    if (held) moveTo(Math.min(Math.max(held.to + by, 0), count - 1), null)
  }

  function drop() {
    const held = now.current
    if (!held) return
    put(null)
    setSaid(`${nameAt(held.from)} dropped at ${place(held.to)}.`)
    if (held.to !== held.from) onDrop(held.from, held.to)
  }

  function putBack() {
    const held = now.current
    if (!held) return
    put(null)
    setSaid(`${nameAt(held.from)} put back at ${place(held.from)}.`)
  }

  function follow(clientY: number) {
    const { current: pressed } = press
    const held = now.current
    if (!pressed || !held) return
    const top = list.current?.getBoundingClientRect().top ?? 0
    const dragged = within(held.slots, held.from, clientY - top - pressed.startY)
    moveTo(landing(held.slots, held.from, dragged), dragged)
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>, from: number) => {
    endedDrag.current = false
    if (event.button !== 0 || press.current) return
    const top = list.current?.getBoundingClientRect().top ?? 0
    press.current = { pointerId: event.pointerId, from, startY: event.clientY - top, isDrag: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current: pressed } = press
    if (pressed?.pointerId !== event.pointerId) return
    if (!pressed.isDrag) {
      const top = list.current?.getBoundingClientRect().top ?? 0
      if (Math.abs(event.clientY - top - pressed.startY) < dragsFrom) return
      pressed.isDrag = true
      pickUp(pressed.from, 0)
      scroller.current = edgeScroller(event.currentTarget, follow)
    }
    follow(event.clientY)
    scroller.current?.at(event.clientY)
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => endPress(event, drop)
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => endPress(event, putBack)

  function endPress({ pointerId }: PointerEvent<HTMLElement>, finish: () => void) {
    const { current: pressed } = press
    if (pressed?.pointerId !== pointerId) return
    press.current = null
    scroller.current?.stop()
    endedDrag.current = pressed.isDrag
    if (pressed.isDrag) finish()
  }

  // A press that was no drag, Space and Enter, and a screen reader's own press all come as a click.
  const onClick = (event: MouseEvent<HTMLElement>, from: number) => {
    // Not every browser gives the focus to a button that is pressed, and the keys come to what has it.
    event.currentTarget.focus()
    if (endedDrag.current) {
      endedDrag.current = false
      return
    }
    if (now.current) drop()
    else pickUp(from, null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!now.current) return
    const act = { ArrowUp: () => moveBy(-1), ArrowDown: () => moveBy(1), Escape: putBack }[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  // Who goes on to something else has decided; while the pointer holds it, the focus says nothing.
  const onLeave = () => {
    if (now.current?.dragged === null) drop()
  }

  return { lift, said, moveBy, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick, onKeyDown, onLeave }
}

/** How far an item stands from its own place while one is lifted. */
export function offsetIn(lift: Lift | null, index: number): number {
  if (!lift) return 0
  if (index === lift.from && lift.dragged !== null) return lift.dragged
  return shifts(lift.slots, lift.from, lift.to)[index] ?? 0
}

function slotsOf(list: HTMLElement | null): Slot[] {
  if (!list) return []
  const { top } = list.getBoundingClientRect()
  return Array.from(list.children, (child) => {
    const box = child.getBoundingClientRect()
    return { top: box.top - top, height: box.height }
  })
}
