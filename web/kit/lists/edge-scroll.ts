const edge = 72
const fastest = 14

/** How many pixels a frame scrolls while the pointer is here: faster towards an edge, nothing between them. */
export function scrollSpeed(y: number, top: number, bottom: number): number {
  const above = top + edge - y
  const below = y - (bottom - edge)
  const depth = Math.max(above, below)
  if (depth <= 0) return 0
  const speed = Math.ceil(Math.min(depth / edge, 1) * fastest)
  return above > below ? -speed : speed
}

/** Scrolls what holds the element while the pointer stays near an edge, and tells after each frame where it is. */
export function edgeScroller(element: HTMLElement, onScroll: (y: number) => void) {
  const box = scrollingParent(element)
  let y: number | null = null
  let frame = 0
  const step = () => {
    frame = requestAnimationFrame(step)
    if (y === null) return
    const { top, bottom } = box ? box.getBoundingClientRect() : { top: 0, bottom: window.innerHeight }
    const by = scrollSpeed(y, Math.max(top, 0), Math.min(bottom, window.innerHeight))
    if (by === 0) return
    ;(box ?? window).scrollBy(0, by)
    onScroll(y)
  }
  frame = requestAnimationFrame(step)
  return { at: (clientY: number) => void (y = clientY), stop: () => cancelAnimationFrame(frame) }
}

/** The nearest thing around it that scrolls by itself; null for the page. */
function scrollingParent(element: HTMLElement): HTMLElement | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around === document.body) return null
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  }
  return null
}
