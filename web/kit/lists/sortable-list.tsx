import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type ClientRect,
  type CollisionDetection,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  type Modifier,
  type Over,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, arrayMove, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { ArrowDown, ArrowUp, GripVertical } from '../icons.tsx'
import { classes } from '../layout/classes.ts'

export type SortableListProps<Item> = {
  /** The accessible name of the list. */
  label: string
  items: Item[]
  keyOf: (item: Item) => string | number
  /** Names the handle, and the item in announcements. */
  nameOf: (item: Item, index: number) => string
  /** Called with the new order when an item was moved. */
  onSort: (items: Item[]) => void
  className?: string
  itemClassName?: string
  /** The content of an item, including its drag handle. */
  children: (item: Item, index: number, handle: ReactNode) => ReactNode
}

/**
 * A list sorted by dragging a handle, or with the keyboard: Space picks up, the arrow keys move, Space drops, Escape
 * cancels. Clicking the handle shows two arrow buttons, for people who can do neither (WCAG 2.5.7).
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, onSort, className, itemClassName, children } = props
  const [expanded, setExpanded] = useState<UniqueIdentifier | null>(null)
  const lastOver = useRef<UniqueIdentifier | null>(null)
  const sensors = useSensors(
    // A finger is never quite still, so a small movement is still a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextRow }),
  )
  const keys = items.map(keyOf)
  // Zero is not allowed as an id.
  const ids = keys.map(String)
  const move = (from: number, to: number) => onSort(arrayMove(items, from, to))
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }

  const describe = ({ id }: Active) => {
    const index = ids.indexOf(String(id))
    return items[index] === undefined ? 'Item' : nameOf(items[index], index)
  }
  const position = ({ id }: Active | Over) => `position ${ids.indexOf(String(id)) + 1} of ${items.length}`
  const accessibility = {
    screenReaderInstructions: { draggable: 'To move this item, press Space, then use the arrow keys.' },
    announcements: {
      onDragStart: ({ active }: { active: Active }) => {
        lastOver.current = active.id
        return `${describe(active)} picked up, ${position(active)}. Use the arrow keys to move it, Space to drop it, Escape to cancel.`
      },
      // The first event is about the item's own position and would replace the instructions above.
      onDragOver: ({ active, over }: { active: Active; over: Over | null }) => {
        if (!over || over.id === lastOver.current) return undefined
        lastOver.current = over.id
        return `${describe(active)}, ${position(over)}.`
      },
      onDragEnd: ({ active, over }: { active: Active; over: Over | null }) =>
        `${describe(active)} dropped at ${position(over ?? active)}.`,
      onDragCancel: ({ active }: { active: Active }) =>
        `Cancelled. ${describe(active)} is back at ${position(active)}.`,
    },
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={passedRow}
      modifiers={[withinList]}
      accessibility={accessibility}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className={className}>
          {items.map((item, index) => (
            <SortableItem
              key={keys[index]}
              id={ids[index]!}
              name={nameOf(item, index)}
              index={index}
              count={items.length}
              className={itemClassName}
              isExpanded={expanded === keys[index]}
              onToggle={() => setExpanded(expanded === keys[index] ? null : keys[index]!)}
              onMove={(to) => move(index, to)}
            >
              {(handle) => children(item, index, handle)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

/** Keeps the centre of the item inside the list; further down, the page would grow and scroll for ever. */
const withinList: Modifier = ({ transform, draggingNodeRect: item, containerNodeRect: list }) => {
  if (!item || !list) return { ...transform, x: 0 }
  const centre = item.top + item.height / 2
  return { ...transform, x: 0, y: Math.min(Math.max(transform.y, list.top - centre), list.bottom - centre) }
}

const inOrder = (rects: Map<UniqueIdentifier, ClientRect>) => [...rects].toSorted(([, a], [, b]) => a.top - b.top)

/** The item takes the place of the last row whose middle it has passed; the library's rules fail for rows of different heights. */
const passedRow: CollisionDetection = ({ active, collisionRect, droppableRects }) => {
  const start = droppableRects.get(active.id)
  if (!start) return []
  const middle = ({ top, height }: ClientRect) => top + height / 2
  const rows = inOrder(droppableRects)
  const passed =
    collisionRect.top > start.top
      ? rows.findLast(([, row]) => middle(row) < collisionRect.bottom)
      : rows.find(([, row]) => middle(row) > collisionRect.top)
  return [{ id: passed?.[0] ?? active.id }]
}

const nextRow: KeyboardCoordinateGetter = (event, { context }) => {
  const { active, over, collisionRect, droppableRects } = context
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.code]
  if (!step || !active || !collisionRect) return undefined
  event.preventDefault()
  const rows = inOrder(droppableRects)
  const indexOf = (id: UniqueIdentifier | undefined) => rows.findIndex(([rowId]) => rowId === id)
  const to = indexOf(over?.id ?? active.id) + step
  const row = rows[to]?.[1]
  if (!row) return undefined
  return { x: row.left, y: to > indexOf(active.id) ? row.bottom - collisionRect.height : row.top }
}

type SortableItemProps = {
  id: string
  name: string
  index: number
  count: number
  className: string | undefined
  isExpanded: boolean
  onToggle: () => void
  onMove: (to: number) => void
  children: (handle: ReactNode) => ReactNode
}

function SortableItem({ id, name, index, count, className, children, ...arrows }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      className={classes(className, isDragging && 'relative z-10 rounded-control shadow-low outline-2 outline-indigo')}
    >
      {children(
        <span className="relative inline-flex shrink-0">
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...listeners}
            aria-label={`Move ${name}`}
            aria-describedby={attributes['aria-describedby']}
            aria-expanded={arrows.isExpanded}
            onClick={arrows.onToggle}
            className={classes(
              'touch grid size-8 touch-none place-items-center rounded-control text-soft hover:bg-haze hover:text-ink',
              isDragging ? 'cursor-grabbing bg-haze text-ink' : 'cursor-grab',
            )}
          >
            <GripVertical aria-hidden="true" className="size-5" />
          </button>
          {arrows.isExpanded && !isDragging && (
            <Arrows name={name} index={index} count={count} onMove={arrows.onMove} />
          )}
        </span>,
      )}
    </li>
  )
}

function Arrows({ name, index, count, onMove }: Pick<SortableItemProps, 'name' | 'index' | 'count' | 'onMove'>) {
  const arrow = (direction: 'up' | 'down', to: number, Icon: typeof ArrowUp) => {
    const isAtEnd = to < 0 || to >= count
    const onClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      if (isAtEnd) return
      // The row moves in the document, and the button loses the focus.
      flushSync(() => onMove(to))
      currentTarget.focus()
    }
    return (
      <button
        type="button"
        aria-label={`Move ${name} ${direction}`}
        aria-disabled={isAtEnd}
        onClick={onClick}
        className="touch grid size-8 place-items-center rounded-control text-ink hover:bg-haze aria-disabled:opacity-40"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    )
  }
  return (
    <span className="surface absolute top-1/2 left-full z-20 ml-1 flex -translate-y-1/2 gap-0.5 p-0.5 shadow-low">
      {arrow('up', index - 1, ArrowUp)}
      {arrow('down', index + 1, ArrowDown)}
      <span aria-live="polite" className="sr-only">
        Position {index + 1} of {count}
      </span>
    </span>
  )
}
