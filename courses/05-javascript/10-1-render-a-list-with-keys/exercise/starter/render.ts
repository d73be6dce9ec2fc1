import { effect, signal } from './signals.ts'

type Value = string | number
export type Child = Node | Value | (() => Value)
export type Props = Record<string, Value | boolean | ((event: Event) => void) | (() => Value | boolean)>

/** An element. Props and children that are functions follow their signals; props that start with "on" are listeners. */
export function h(tag: string, props: Props = {}, ...children: Child[]): HTMLElement {
  const element = document.createElement(tag)
  // Write your code here.
  return element
}

/** Keeps the children of a parent equal to a list. A key keeps its node: it's moved and updated, never built again. */
export function each<T>(
  parent: Element,
  items: () => readonly T[],
  keyOf: (item: T) => PropertyKey,
  create: (item: () => T) => Node,
): void {
  // Write your code here.
}

/** Shows what build returns inside root. Returns a function that removes it and stops its effects. */
export function mount(root: Element, build: () => Node): () => void {
  // Write your code here.
  return () => {}
}
