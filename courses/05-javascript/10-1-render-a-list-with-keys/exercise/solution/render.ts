import { effect, signal } from './signals.ts'

type Value = string | number
export type Child = Node | Value | (() => Value)
export type Props = Record<string, Value | boolean | ((event: Event) => void) | (() => Value | boolean)>

/** Functions that clean up what was created since the current scope began. */
let cleanups: (() => void)[] | null = null

/** Runs work and collects its effects. Returns the result and a function that stops all of them. */
export function scoped<T>(work: () => T): { result: T; dispose: () => void } {
  const before = cleanups
  const own: (() => void)[] = []
  cleanups = own
  try {
    return { result: work(), dispose: () => own.splice(0).forEach((cleanup) => cleanup()) }
  } finally {
    cleanups = before
  }
}

function onCleanup(cleanup: () => void): void {
  cleanups?.push(cleanup)
}

/** An element. Props and children that are functions follow their signals; props that start with "on" are listeners. */
export function h(tag: string, props: Props = {}, ...children: Child[]): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith('on') && typeof value === 'function') {
      element.addEventListener(name.slice(2), value as (event: Event) => void)
    } else if (typeof value === 'function') {
      onCleanup(effect(() => setProp(element, name, (value as () => Value | boolean)())))
    } else setProp(element, name, value)
  }
  for (const child of children) element.append(typeof child === 'object' ? child : textNode(child))
  return element
}

function setProp(element: HTMLElement, name: string, value: Value | boolean): void {
  // value and checked live on the element: their attributes only say how it began.
  if (name === 'value' || name === 'checked') Object.assign(element, { [name]: value })
  else if (typeof value === 'boolean') element.toggleAttribute(name, value)
  else element.setAttribute(name, String(value))
}

function textNode(child: Value | (() => Value)): Text {
  if (typeof child !== 'function') return document.createTextNode(String(child))
  const node = document.createTextNode('')
  onCleanup(
    effect(() => {
      node.data = String(child())
    }),
  )
  return node
}

type Row<T> = { node: Node; update: (item: T) => void; dispose: () => void }

/** Keeps the children of a parent equal to a list. A key keeps its node: it's moved and updated, never built again. */
export function each<T>(
  parent: Element,
  items: () => readonly T[],
  keyOf: (item: T) => PropertyKey,
  create: (item: () => T) => Node,
): void {
  let rows = new Map<PropertyKey, Row<T>>()
  const stop = effect(() => {
    const next = new Map<PropertyKey, Row<T>>()
    for (const item of items()) {
      const key = keyOf(item)
      if (next.has(key)) throw new Error(`Two items have the key ${String(key)}`)
      const row = rows.get(key)
      row?.update(item)
      next.set(key, row ?? createRow(item, create))
    }
    for (const [key, row] of rows) {
      if (next.has(key)) continue
      row.dispose()
      row.node.parentNode?.removeChild(row.node)
    }
    let place = parent.firstChild
    for (const { node } of next.values()) {
      if (node === place) place = place.nextSibling
      else parent.insertBefore(node, place)
    }
    rows = next
  })
  onCleanup(() => {
    stop()
    for (const { dispose } of rows.values()) dispose()
  })
}

function createRow<T>(item: T, create: (item: () => T) => Node): Row<T> {
  const current = signal(item)
  const { result, dispose } = scoped(() => create(current.get))
  return { node: result, update: current.set, dispose }
}

/** Shows what build returns inside root. Returns a function that removes it and stops its effects. */
export function mount(root: Element, build: () => Node): () => void {
  const { result, dispose } = scoped(build)
  root.append(result)
  return () => {
    dispose()
    result.parentNode?.removeChild(result)
  }
}
