/** Where an item stands in its list, in pixels from the list's top. */
export type Slot = { top: number; height: number }

/** The same items with the one at `from` put at `to`. */
export function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** The place that an item dragged by so many pixels would take: an edge of it has passed the middle of its neighbour. */
export function landing(slots: Slot[], from: number, dragged: number): number {
  const lifted = slots[from]
  if (!lifted) return from
  const top = lifted.top + dragged
  const bottom = top + lifted.height
  const middle = ({ top, height }: Slot) => top + height / 2
  if (dragged > 0) return from + slots.slice(from + 1).filter((slot) => middle(slot) < bottom).length
  return from - slots.slice(0, from).filter((slot) => middle(slot) > top).length
}

/** So far an item may be dragged without leaving its list: beyond, the page would grow and scroll for ever. */
export function within(slots: Slot[], from: number, dragged: number): number {
  const [lifted, first, last] = [slots[from], slots[0], slots.at(-1)]
  if (!lifted || !first || !last) return 0
  const lowest = last.top + last.height - lifted.top - lifted.height
  return Math.min(Math.max(dragged, first.top - lifted.top), lowest)
}

/** How far each item stands from its own place while the one at `from` is held over `to`. */
export function shifts(slots: Slot[], from: number, to: number): number[] {
  const [first, second] = slots
  if (!first || !second) return slots.map(() => 0)
  const gap = second.top - first.top - first.height
  const shift = slots.map(() => 0)
  let top = first.top
  const order = moved([...slots.keys()], from, to)
  for (const index of order) {
    const slot = slots[index]!
    shift[index] = top - slot.top
    top += slot.height + gap
  }
  return shift
}
