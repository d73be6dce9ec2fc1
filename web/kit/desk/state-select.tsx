import { useState } from 'react'
import { Options, Select } from '../forms/field.tsx'
import { Button } from '../layout/button.tsx'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'

type StateSelectProps<State extends string> = {
  states: Record<State, string>
  /** What changes: '3 bugs'. */
  subject: string
  consequence: string
  onMove: (state: State) => Promise<void>
}

/** Sets the state of all selected rows, after a confirmation. */
export function StateSelect<State extends string>({ states, subject, consequence, onMove }: StateSelectProps<State>) {
  const [state, setState] = useState(Object.keys(states)[0] as State)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Select
        aria-label="New status"
        className="min-h-9! py-1!"
        value={state}
        onChange={({ target }) => setState(target.value as State)}
      >
        <Options of={Object.entries(states)} />
      </Select>
      <Button size="small" variant="primary" onClick={() => setIsAsking(true)}>
        Set status
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Set ${subject} to “${states[state]}”?`}
          text={consequence}
          action="Set status"
          variant="primary"
          onConfirm={() => onMove(state)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
