import type { ReactNode } from 'react'

/** Shows the shortcut of a button. */
export function ShortcutHint({ children }: { children: ReactNode }) {
  return (
    <kbd
      aria-hidden="true"
      className="rounded-small border border-current px-1.5 font-sans text-xs leading-4 pointer-coarse:hidden"
    >
      {children}
    </kbd>
  )
}
