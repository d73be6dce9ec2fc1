import { useState } from 'react'
import { Button } from '../layout/button.tsx'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { Select } from '../forms/select.tsx'

export type StateChoice<State> = { value: State; label: string }
type StateMoverProps<State> = {
  states: StateChoice<State>[]
  /** What is moved, in words: '3 bugs'. */
  what: string
  /** What else happens with it. */
  consequence: string
  move: (state: State) => Promise<void>
}

/** Sets the state of all that is chosen, after one question. */
export function StateSelect<State extends string>({ states, what, consequence, move }: StateMoverProps<State>) {
  const [state, setState] = useState(states[0]!.value)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Select
        aria-label="New status"
        className="min-h-9! py-1!"
        value={state}
        onChange={({ target }) => setState(target.value as State)}
      >
        {states.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Button size="small" variant="primary" onClick={() => setIsAsking(true)}>
        Set status
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Set ${what} to “${states.find(({ value }) => value === state)!.label}”?`}
          text={consequence}
          action="Set status"
          variant="primary"
          onConfirm={() => move(state)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
