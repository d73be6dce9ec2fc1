import { lazyComponent } from '#web/kit/lazy-component.ts'

/** The last three work only where the focus is. */
export const workbenchShortcuts = [
  ['a', 'Approve'],
  ['r', 'Reject: write feedback'],
  ['n', 'Next attempt'],
  ['j', 'Next file'],
  ['k', 'Previous file'],
  ['d', 'Compare with the earlier attempt'],
  ['w', 'Hide side panel'],
  ['?', 'Keyboard shortcuts'],
  ['Tab, then ↑ ↓', 'Move through files or line numbers'],
  ['Enter or c', 'Comment on the line'],
  ['Ctrl + Enter', 'Save the comment'],
] as const

export const ShortcutsDialog = lazyComponent(() => import('#web/kit/overlays/shortcuts-dialog.tsx'), 'ShortcutsDialog')
