import { useEffect, useRef } from 'react'
import { readStored, writeStored } from '../device/browser-storage.ts'
import { draftKey } from './draft.ts'

/**
 * Keeps the named fields of an uncontrolled form in this tab: a phone may discard the page while another app is open.
 * Name no passwords.
 */
export function useFormDraft(name: string, fields: readonly string[]) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    restore(element, name, fields)
    const save = () => writeStored(draftKey(name), readFields(element, fields))
    // Text may have been typed before the script was there.
    save()
    element.addEventListener('input', save)
    return () => element.removeEventListener('input', save)
  }, [name, fields])
  return { form, forget: () => writeStored(draftKey(name), null) }
}

const inputOf = (form: HTMLFormElement, field: string) => {
  const input = form.elements.namedItem(field)
  const isTyped =
    input instanceof HTMLInputElement ||
    input instanceof HTMLTextAreaElement ||
    input instanceof HTMLSelectElement ||
    // The choices of a group.
    input instanceof RadioNodeList
  return isTyped ? input : null
}

function restore(form: HTMLFormElement, name: string, fields: readonly string[]) {
  const stored = (readStored(draftKey(name)) ?? {}) as Record<string, unknown>
  for (const field of fields) {
    const input = inputOf(form, field)
    const value = stored[field]
    if (!input || input.value !== '' || typeof value !== 'string') continue
    input.value = value
    // What the page shows may depend on it.
    if (input instanceof Element) input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Null if nothing is typed. */
function readFields(form: HTMLFormElement, fields: readonly string[]): Record<string, string> | null {
  const typed = fields.map((field) => [field, inputOf(form, field)?.value ?? ''] as const).filter(([, value]) => value)
  return typed.length > 0 ? Object.fromEntries(typed) : null
}
