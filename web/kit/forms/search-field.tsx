import { useEffect, useState, type Ref } from 'react'
import { Field, Input } from './field.tsx'

export type SearchFieldProps = {
  label: string
  value: string
  onSearch: (words: string) => void
  ref?: Ref<HTMLInputElement>
  className?: string
}

/** A list is asked when the fingers rest, not for every letter. */
export function SearchField({ label, value, onSearch, ref, className = '' }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  // Changed from outside, for instance by a button that clears it.
  if (value !== asked) {
    setAsked(value)
    if (value !== typed.trim()) setTyped(value)
  }
  useEffect(() => {
    const wanted = typed.trim().slice(0, 100)
    if (wanted === value) return
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // The browser knows before the page does where a link leads that was just pressed; a search must not undo that.
      if (window.location.pathname === pathname) onSearch(wanted)
    }, 300)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  return (
    <Field label={label} className={className}>
      <Input ref={ref} type="search" maxLength={100} value={typed} onChange={(event) => setTyped(event.target.value)} />
    </Field>
  )
}
