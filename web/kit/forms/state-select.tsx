import type { ComponentProps } from 'react'
import { states } from '#contract/kit/states.ts'
import { Options, Select } from './field.tsx'

const byName = Object.entries(states).toSorted(([, one], [, other]) => (one < other ? -1 : 1))

export function StateSelect(props: Omit<ComponentProps<typeof Select>, 'children'>) {
  return (
    <Select autoComplete="address-level1" {...props}>
      <option value="">Choose your state</option>
      <Options of={byName} />
    </Select>
  )
}
