import { lazyComponent } from '#web/kit/lazy-component.ts'

export const WorkbenchShortcuts = lazyComponent(() => import('./shortcuts-dialog.tsx'), 'WorkbenchShortcuts')
