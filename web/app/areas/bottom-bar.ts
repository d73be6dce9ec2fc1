/** The menu at the bottom of a phone screen, and one place in it. */
export const bottomBar =
  'no-print fixed inset-x-0 bottom-0 z-30 grid border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden'
export const bottomPlace =
  'flex min-h-15 flex-col items-center gap-1 border-t-3 border-transparent px-0.5 pt-2 pb-1 text-center text-xs leading-tight font-medium text-soft outline-offset-[-3px] aria-[current=page]:border-marigold aria-[current=page]:font-semibold aria-[current=page]:text-ink'
