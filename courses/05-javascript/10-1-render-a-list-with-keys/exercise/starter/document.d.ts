// The types of what tiny-dom.ts offers. In your project, TypeScript knows the whole document.
interface Node extends EventTarget {
  readonly parentNode: Element | null
  readonly childNodes: Node[]
  readonly firstChild: Node | null
  readonly lastChild: Node | null
  readonly nextSibling: Node | null
  readonly previousSibling: Node | null
  textContent: string
  remove(): void
}

interface Text extends Node {
  data: string
  nodeValue: string
}

interface Element extends Node {
  readonly tagName: string
  readonly children: Element[]
  append(...nodes: (Node | string)[]): void
  appendChild(node: Node): Node
  replaceChildren(...nodes: (Node | string)[]): void
  insertBefore(node: Node, place: Node | null): Node
  removeChild(node: Node): Node
  setAttribute(name: string, value: string): void
  getAttribute(name: string): string | null
  hasAttribute(name: string): boolean
  removeAttribute(name: string): void
  toggleAttribute(name: string, isOn?: boolean): boolean
}

interface HTMLElement extends Element {
  click(): void
}

declare var Node: { new (): Node }
declare var Text: { new (data: string): Text }
declare var Element: { new (name: string): Element }
declare var HTMLElement: { new (name: string): HTMLElement }
declare const document: {
  createElement(name: string): HTMLElement
  createTextNode(text: string): Text
}
