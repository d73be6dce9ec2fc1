import { ShortcutsDialog } from '#web/kit/overlays/shortcuts-dialog.tsx'

/** The last three work only where the focus is. */
const keys = [
  ['a', 'Approve'],
  ['r', 'Reject: write feedback'],
  ['n', 'Next attempt'],
  ['j', 'Next file'],
  ['k', 'Previous file'],
  ['d', 'Compare with the earlier attempt or the starter'],
  ['w', 'Hide side panel'],
  ['?', 'Keyboard shortcuts'],
  ['Tab, then ↑ ↓', 'Move through files or line numbers'],
  ['Enter or c', 'Comment on the line'],
  ['Ctrl + Enter', 'Save the comment, or reject with the feedback'],
] as const

/** In a second opinion nobody comments on lines or goes to the next attempt. */
const missing = {
  review: [],
  opinion: ['n', 'Tab, then ↑ ↓', 'Enter or c', 'Ctrl + Enter'],
  reading: ['a', 'r', 'n', 'Tab, then ↑ ↓', 'Enter or c', 'Ctrl + Enter'],
}

type WorkbenchShortcutsProps = { keysOf: keyof typeof missing; onClose: () => void }

export function WorkbenchShortcuts({ keysOf, onClose }: WorkbenchShortcutsProps) {
  const without: readonly string[] = missing[keysOf]
  return <ShortcutsDialog keys={keys.filter(([key]) => !without.includes(key))} onClose={onClose} />
}
