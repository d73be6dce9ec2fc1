import { useState } from 'react'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { areKeysOn, keyNames, switchKeys } from './keys.ts'

const more = [
  ['Tab, then ↑ ↓', 'Walk the files, or the numbers of the lines'],
  ['Enter or c', 'Comment on the line'],
  ['Ctrl + Enter', 'Save the comment that you write'],
] as const

/** The keys of the workbench, and a switch for who is better off without them. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(areKeysOn)
  const change = (next: boolean) => {
    setIsOn(next)
    switchKeys(next)
  }
  return (
    <Dialog open onClose={onClose} title="Keys" intro="They work wherever you are not typing.">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {[...Object.entries(keyNames), ...more].map(([key, does]) => (
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
