import { useEffect, useEffectEvent } from 'react'

export const keyNames = {
  a: 'Approve',
  r: 'Reject: go to the words',
  n: 'Next attempt',
  j: 'Next file',
  k: 'Previous file',
  d: 'Compare with the earlier attempt',
  w: 'More room for the file',
  '?': 'These keys',
} as const

export type Key = keyof typeof keyNames

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; repeat: boolean }
type Around = {
  /** The focus is where letters are text, or where they mean something else. */
  isTyping: boolean
  isDialogOpen: boolean
  /** Single keys can be switched off: speech input and tremor press them by accident. */
  areKeysOn: boolean
}

/** Which of our keys was meant, if any. A key held down counts once: nobody approves five attempts in a second. */
export function keyMeant(pressed: Pressed, around: Around): Key | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat) return null
  if (around.isTyping || around.isDialogOpen) return null
  if (!around.areKeysOn && pressed.key !== '?') return null
  return Object.hasOwn(keyNames, pressed.key) ? (pressed.key as Key) : null
}

const typingPlaces = 'input, textarea, select, [contenteditable], [role=menu], [role=menuitem]'

/** Listens for single keys while the page is open. */
export function useKeys(actions: Partial<Record<Key, () => void>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const key = keyMeant(event, {
      isTyping: target?.closest(typingPlaces) != null,
      isDialogOpen: document.querySelector('dialog:modal') !== null,
      areKeysOn: areKeysOn(),
    })
    const action = key && !event.defaultPrevented ? actions[key] : undefined
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

const offKey = 'review-keys-off'
export const areKeysOn = () => localStorage.getItem(offKey) === null
export function switchKeys(isOn: boolean) {
  if (isOn) localStorage.removeItem(offKey)
  else localStorage.setItem(offKey, '1')
}
