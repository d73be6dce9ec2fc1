import { useEffect, useEffectEvent } from 'react'
import type { StorageKey } from '../device/stored-on-device.ts'

type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; repeat: boolean }
type Context = {
  /** The focus is in a field or a menu, where letters mean something else. */
  isTyping: boolean
  isDialogOpen: boolean
  /** Users can switch them off: speech input and tremor trigger them by accident (WCAG 2.1.4). */
  areShortcutsEnabled: boolean
}

/** Whether a key press is a shortcut. A key held down counts once. */
export function isShortcut(press: KeyPress, context: Context): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat) return false
  if (context.isTyping || context.isDialogOpen) return false
  return context.areShortcutsEnabled || press.key === '?'
}

// Checkboxes take no letters.
const typingSelector = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=menuitem]'

export type ShortcutActions = Record<string, (() => void) | undefined>

/** Single-key shortcuts of a page. */
export function useShortcuts(actions: ShortcutActions) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const isPressed = isShortcut(event, {
      isTyping: target?.closest(typingSelector) != null,
      isDialogOpen: document.querySelector('dialog:modal') !== null,
      areShortcutsEnabled: areShortcutsEnabled(),
    })
    const action = isPressed && !event.defaultPrevented ? actionOf(event.key, actions) : undefined
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Own properties only, because every object has a `toString`. */
export const actionOf = (key: string, actions: ShortcutActions) =>
  Object.hasOwn(actions, key) ? actions[key] : undefined

const storageKey: StorageKey = 'single-keys-off'
export const areShortcutsEnabled = () => localStorage.getItem(storageKey) === null
export function setShortcutsEnabled(isEnabled: boolean) {
  if (isEnabled) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, '1')
}
