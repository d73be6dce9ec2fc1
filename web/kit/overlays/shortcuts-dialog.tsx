import { useState } from 'react'
import { Checkbox } from '../forms/field.tsx'
import { Dialog } from './dialog.tsx'
import { areShortcutsEnabled, setShortcutsEnabled } from './shortcuts.ts'

export type ShortcutsDialogProps = {
  keys: readonly (readonly [key: string, action: string])[]
  onClose: () => void
}

/** Lists the shortcuts of a page, and can switch them off. */
export function ShortcutsDialog({ keys, onClose }: ShortcutsDialogProps) {
  const [isEnabled, setIsEnabled] = useState(areShortcutsEnabled)
  const change = (next: boolean) => {
    setIsEnabled(next)
    setShortcutsEnabled(next)
  }
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" intro="They work whenever you’re not typing.">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {keys.map(([key, action]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-small border border-edge bg-haze px-2 py-0.5 font-mono text-sm">{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className="mt-4"
        label="Enable shortcuts on this device"
        checked={isEnabled}
        onChange={(event) => change(event.target.checked)}
      />
    </Dialog>
  )
}
