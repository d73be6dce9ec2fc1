import type { ComponentProps } from 'react'
import { states } from '#contract/kit/states.ts'
import { Select } from './select.tsx'

const byName = Object.entries(states).toSorted(([, one], [, other]) => (one < other ? -1 : 1))

export function StateSelect(props: Omit<ComponentProps<typeof Select>, 'children'>) {
  return (
    <Select autoComplete="address-level1" {...props}>
      <option value="">Choose your state</option>
      {byName.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
