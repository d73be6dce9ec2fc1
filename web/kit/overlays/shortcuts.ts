import { useEffect, useEffectEvent } from 'react'

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; repeat: boolean }
type Around = {
  /** The focus is where letters are text, or where they mean something else. */
  isTyping: boolean
  isDialogOpen: boolean
  /** Single keys can be switched off: speech input and tremor press them by accident. */
  areShortcutsEnabled: boolean
}

/** Whether one of a page's single keys was meant. One held down counts once: nobody approves five things in a second. */
export function isShortcut(pressed: Pressed, around: Around): boolean {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat) return false
  if (around.isTyping || around.isDialogOpen) return false
  return around.areShortcutsEnabled || pressed.key === '?'
}

// A box to tick takes no letters.
const typingPlaces = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=menuitem]'

export type ShortcutActions = Record<string, (() => void) | undefined>

/** Listens for single keys while the page is open. */
export function useShortcuts(actions: ShortcutActions) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const isMeant = isShortcut(event, {
      isTyping: target?.closest(typingPlaces) != null,
      isDialogOpen: document.querySelector('dialog:modal') !== null,
      areShortcutsEnabled: areShortcutsEnabled(),
    })
    const action = isMeant && !event.defaultPrevented ? actionOf(event.key, actions) : undefined
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

/** Only a key's own action: every object has a `toString`. */
export const actionOf = (key: string, actions: ShortcutActions) =>
  Object.hasOwn(actions, key) ? actions[key] : undefined

const offKey = 'single-keys-off'
export const areShortcutsEnabled = () => localStorage.getItem(offKey) === null
export function setShortcutsEnabled(isOn: boolean) {
  if (isOn) localStorage.removeItem(offKey)
  else localStorage.setItem(offKey, '1')
}
