// Runs before the first paint on every page, public ones included, so it must stay small. It is a script of its own:
// start.ts is bundled into it, and neither may import what another script imports too.
import type { StorageKey } from '#web/kit/device/stored-on-device.ts'
import { showLastView } from './last-view.ts'
import { startArea } from './start.ts'

function early() {
  const root = document.documentElement
  const theme = stored('theme')
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
  if (stored('user')) root.dataset['signedIn'] = stored('role') ?? ''
  startArea(stored)
  showLastView(stored)
  addEventListener('load', () => setTimeout(startPage))
  document.addEventListener('submit', onSubmit, true)
  document.addEventListener('click', onTap, true)
  document.addEventListener('hydrated', () => repeatTap())
  document.addEventListener('hydration-failed', () => repeatTap(true))
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKey)
}

// Runs after load, so that styles, fonts and images get the bandwidth first.
function startPage() {
  const { scripts, preload, member } = document.body.dataset
  if (member && stored('user')) add('script', { type: 'module', src: member })
  for (const href of preload?.split(' ') ?? []) add('link', { rel: 'modulepreload', href })
  for (const src of scripts?.split(' ') ?? []) add('script', { type: 'module', src })
}

function add(tag: 'link' | 'script', attributes: Record<string, string>) {
  const element = Object.assign(document.createElement(tag), attributes)
  // Without its script the page works like one without JavaScript: its forms are posted.
  if (tag === 'script') element.addEventListener('error', () => repeatTap(true))
  document.head.append(element)
}

let tapped: HTMLElement | null = null

const isWaiting = () => {
  const { scripts, shell, hydrated } = document.body.dataset
  return (scripts ?? shell) !== undefined && hydrated === undefined
}

// Before hydration, the browser itself would submit the form and reload the page. The tap is repeated afterwards.
function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  if (form.method !== 'post' || !isWaiting()) return
  event.preventDefault()
  form.setAttribute('aria-busy', 'true')
  tapped = form
}

// Buttons that do nothing without the page's script, such as tabs and the menu of the areas.
function onTap(event: Event) {
  const button = (event.target as Element).closest<HTMLElement>('#root button[type=button]')
  if (button && isWaiting()) tapped = button
}

function repeatTap(isPosted = false) {
  const target = tapped
  tapped = null
  if (isPosted) delete document.body.dataset['scripts']
  if (!(target instanceof HTMLFormElement)) return (target?.isConnected ? target : sameButton(target))?.click()
  target.removeAttribute('aria-busy')
  target.requestSubmit()
}

// The application replaces the painted menu of the areas.
function sameButton(target: HTMLElement | null): HTMLElement | undefined {
  const buttons = target ? document.querySelectorAll<HTMLElement>('#root button[type=button]') : []
  const name = (button: Element) =>
    button.getAttribute('aria-controls') ?? button.getAttribute('popovertarget') ?? button.textContent
  return [...buttons].find((button) => name(button) === name(target!))
}

// Storage may be disabled; then the page follows the system theme and shows the links for visitors.
function stored(key: StorageKey, value?: string): string | null {
  try {
    if (value) localStorage.setItem(key, value)
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function onClick(event: Event) {
  if (!(event.target as Element).closest('[data-theme-toggle]')) return
  const { dataset } = document.documentElement
  const isDark = dataset['theme'] ? dataset['theme'] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  dataset['theme'] = isDark ? 'light' : 'dark'
  stored('theme', dataset['theme'])
}

// Closes the phone menu, a <details>, on Escape and returns the focus to its button.
function onKey(event: KeyboardEvent) {
  const menu = event.key === 'Escape' && document.querySelector<HTMLDetailsElement>('details[data-menu][open]')
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

early()
