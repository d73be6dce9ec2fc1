import { useEffect, useState, type Ref } from 'react'
import { Field, Input } from './field.tsx'

export type SearchFieldProps = {
  label: string
  value: string
  onSearch: (text: string) => void
  ref?: Ref<HTMLInputElement>
  className?: string
}

/** Debounced. */
export function SearchField({ label, value, onSearch, ref, className = '' }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // Changed from outside, for instance by a clear button.
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== typed.trim()) setTyped(value)
  }
  useEffect(() => {
    const search = typed.trim().slice(0, 100)
    if (search === value) return
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // A search must not undo a navigation that has just started.
      if (window.location.pathname === pathname) onSearch(search)
    }, 300)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  return (
    <Field label={label} className={className}>
      <Input ref={ref} type="search" maxLength={100} value={typed} onChange={(event) => setTyped(event.target.value)} />
    </Field>
  )
}
