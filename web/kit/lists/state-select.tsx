import { useState } from 'react'
import { Button } from '../layout/button.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Problem } from '../forms/field.tsx'
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
        aria-label="New state"
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
        Set state
      </Button>
      {isAsking && (
        <Question
          title={`Set ${what} to “${states.find(({ value }) => value === state)!.label}”?`}
          consequence={consequence}
          onClose={() => setIsAsking(false)}
          onYes={() => move(state)}
        />
      )}
    </>
  )
}

type QuestionProps = { title: string; consequence: string; onClose: () => void; onYes: () => Promise<void> }

function Question({ title, consequence, onClose, onYes }: QuestionProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const yes = async () => {
    setIsBusy(true)
    try {
      await onYes()
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={title}
      intro={consequence}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void yes()}>
            Set the state
          </Button>
        </>
      }
    >
      <Problem text={problem} />
    </Dialog>
  )
}
