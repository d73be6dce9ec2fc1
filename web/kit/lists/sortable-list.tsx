import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useId, useRef, type FocusEvent, type ReactNode } from 'react'
import { classes } from '../layout/classes.ts'
import { moved } from './sortable.ts'
import { offsetIn, useSorting } from './use-sorting.ts'

export type SortableListProps<Item> = {
  /** What the list is of. */
  label: string
  items: Item[]
  keyOf: (item: Item) => string | number
  /** What an item is called: its handle is named after it, and so is what is read out. */
  nameOf: (item: Item, index: number) => string
  /** Called once, with the new order, when an item is dropped at another place. */
  onSort: (items: Item[]) => void
  className?: string
  itemClassName?: string
  /** What stands in an item; the handle goes where it reads well. */
  children: (item: Item, index: number, handle: ReactNode) => ReactNode
}

/**
 * A list that can be put in order: by dragging a handle with mouse or finger; by keyboard (Space lifts, the arrows move,
 * Space drops, Escape puts back); or, for who can do neither, by pressing the handle and then the arrows beside it.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, onSort, className, itemClassName, children } = props
  const help = useId()
  const list = useRef<HTMLOListElement>(null)
  const { lift, said, ...moves } = useSorting({
    list,
    count: items.length,
    nameAt: (index) => nameOf(items[index]!, index),
    onDrop: (from, to) => onSort(moved(items, from, to)),
  })
  return (
    <>
      <p id={help} hidden>
        Drag it, or press Space and move it with the arrow keys.
      </p>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
      <ol ref={list} aria-label={label} className={className}>
        {items.map((item, index) => {
          const isLifted = index === lift?.from
          const offset = offsetIn(lift, index)
          return (
            <li
              key={keyOf(item)}
              style={{ transform: offset ? `translateY(${offset}px)` : undefined }}
              className={classes(
                itemClassName,
                lift && !isLifted && 'transition-transform',
                isLifted && 'relative z-10 rounded-control outline-2 outline-indigo shadow-low',
              )}
            >
              {children(
                item,
                index,
                <Handle
                  name={nameOf(item, index)}
                  help={help}
                  index={index}
                  count={items.length}
                  lift={isLifted ? lift : null}
                  {...moves}
                />,
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

type HandleProps = Omit<ReturnType<typeof useSorting>, 'said'> & {
  name: string
  help: string
  index: number
  count: number
}

const arrow = 'touch grid size-8 place-items-center rounded-control text-ink hover:bg-haze aria-disabled:opacity-40'

function Handle({ name, help, index, count, lift, moveBy, onLeave, onKeyDown, ...press }: HandleProps) {
  const isLifted = lift !== null
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (isLifted && !event.currentTarget.contains(event.relatedTarget)) onLeave()
  }
  return (
    // The keys go up to here from the three buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span className="relative inline-flex shrink-0" onBlur={onBlur} onKeyDown={onKeyDown}>
      <button
        type="button"
        aria-label={`Move ${name}`}
        aria-describedby={help}
        aria-pressed={isLifted}
        onPointerDown={(event) => press.onPointerDown(event, index)}
        onPointerMove={press.onPointerMove}
        onPointerUp={press.onPointerUp}
        onPointerCancel={press.onPointerCancel}
        onClick={(event) => press.onClick(event, index)}
        className={classes(
          'touch grid size-8 touch-none place-items-center rounded-control text-soft hover:bg-haze hover:text-ink',
          isLifted ? 'cursor-grabbing bg-haze text-ink' : 'cursor-grab',
        )}
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      {lift?.dragged === null && (
        <span className="surface absolute top-1/2 left-full z-20 ml-1 flex -translate-y-1/2 gap-0.5 p-0.5 shadow-low">
          <button
            type="button"
            aria-label={`Move ${name} up`}
            aria-disabled={lift.to === 0}
            onClick={() => moveBy(-1)}
            className={arrow}
          >
            <ArrowUp aria-hidden="true" className="size-5" />
          </button>
          <button
            type="button"
            aria-label={`Move ${name} down`}
            aria-disabled={lift.to === count - 1}
            onClick={() => moveBy(1)}
            className={arrow}
          >
            <ArrowDown aria-hidden="true" className="size-5" />
          </button>
        </span>
      )}
    </span>
  )
}
