/** Changes the page with a short transition, or at once for people who prefer no motion. */
export function changeWithTransition(update: () => void) {
  const prefersStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (prefersStill || !document.startViewTransition) return update()
  document.startViewTransition(update)
}
