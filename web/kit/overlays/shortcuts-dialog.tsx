import { useState } from 'react'
import { Checkbox } from '../forms/checkbox.tsx'
import { Dialog } from './dialog.tsx'
import { areShortcutsEnabled, setShortcutsEnabled } from './shortcuts.ts'

export type ShortcutsDialogProps = {
  /** Each key and what it does, in the order of the work. */
  keys: readonly (readonly [key: string, does: string])[]
  onClose: () => void
}

/** The single keys of a page, and a switch for who is better off without them. */
export function ShortcutsDialog({ keys, onClose }: ShortcutsDialogProps) {
  const [isOn, setIsOn] = useState(areShortcutsEnabled)
  const change = (next: boolean) => {
    setIsOn(next)
    setShortcutsEnabled(next)
  }
  return (
    <Dialog open onClose={onClose} title="Keys" intro="They work wherever you are not typing.">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-small border border-edge bg-haze px-2 py-0.5 font-mono text-sm">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className="mt-4"
        label="Use single keys on this device"
        checked={isOn}
        onChange={(event) => change(event.target.checked)}
      />
    </Dialog>
  )
}
